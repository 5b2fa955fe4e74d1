import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Assertion, Attestation, PasskeyCreation, PasskeyRequest } from '../../src/domain/auth/second-factor.ts'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const b64 = (data: Buffer) => data.toString('base64url')

/** What a browser would do otherwise than it should. */
interface Tamper {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  counter?: number
}

/** A security key as WebAuthn, Level 3, describes it: ES256, without attestation. */
export function securityKey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let count = 0

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const head = (rpId: string, flags: number, counter: number) => {
    const bytes = Buffer.alloc(5)
    bytes.writeUInt8(flags)
    bytes.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), bytes])
  }

  return {
    id: b64(id),
    create({ challenge, rp }: PasskeyCreation, tamper: Tamper = {}): Attestation {
      const data = clientData(tamper.type ?? 'webauthn.create', tamper.challenge ?? challenge, tamper.origin ?? origin)
      // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const authData = Buffer.concat([head(tamper.rpId ?? rp.id ?? '', 0x45, count), credential])
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ])
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        response: { clientDataJSON: b64(data), attestationObject: b64(attestation), transports: ['usb'] },
      }
    },
    get({ challenge, rpId = '' }: PasskeyRequest, tamper: Tamper = {}): Assertion {
      const data = clientData(tamper.type ?? 'webauthn.get', tamper.challenge ?? challenge, tamper.origin ?? origin)
      count = tamper.counter ?? count + 1
      const authData = head(tamper.rpId ?? rpId, 0x05, count)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey)
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        response: { clientDataJSON: b64(data), authenticatorData: b64(authData), signature: b64(signature) },
      }
    },
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The code of an app (RFC 6238), computed here and not by the server's library.
 * @param steps half minutes from now
 */
export function totpCode(secret: string, steps = 0, now = Date.now()): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000) + steps))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
