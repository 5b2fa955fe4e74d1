import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an OpenAI-compatible server does with one request for a stream. */
export type Step = (response: ServerResponse, body: string) => void | Promise<void>

export interface ScriptedModel {
  /** For LLM_BASE_URL. */
  url: string
  /** The requests for streams, in their order. */
  asked: { body: string; authorization: string | undefined; wasEnded: boolean }[]
  /** Requests without a stream: the probe of tools. */
  probes: string[]
  /** One step for each request; further requests get the last one. */
  play(...steps: Step[]): void
  /** The status of answers to probes. */
  answerProbes(status: number): void
  close(): void
}

/** A server on the loopback that plays a model: it shows our side, never that a model works. */
export async function scriptedModel(): Promise<ScriptedModel> {
  let steps: Step[] = []
  let probeStatus = 200
  const asked: ScriptedModel['asked'] = []
  const probes: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    if (!JSON.parse(body).stream) {
      probes.push(body)
      response.writeHead(probeStatus, { 'Content-Type': 'application/json' }).end('{"choices":[]}')
      return
    }
    const one = { body, authorization: request.headers.authorization, wasEnded: false }
    asked.push(one)
    response.on('close', () => {
      one.wasEnded = !response.writableEnded
    })
    await (steps.length > 1 ? steps.shift() : steps[0])?.(response, body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    probes,
    play: (...played) => {
      steps = played
      asked.length = 0
    },
    answerProbes: (status) => {
      probeStatus = status
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function open(response: ServerResponse): (delta: object, finish?: string) => void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  return (delta, finish) => {
    const choices = [{ index: 0, delta, ...(finish && { finish_reason: finish }) }]
    const chunk = { id: 'one', object: 'chat.completion.chunk', created: 0, model: 'scripted', choices }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
}

const end = (response: ServerResponse): void => void response.end('data: [DONE]\n\n')

/** Says a text, in pieces. */
export const says =
  (...pieces: string[]): Step =>
  (response) => {
    const send = open(response)
    for (const content of pieces) send({ role: 'assistant', content })
    send({}, 'stop')
    end(response)
  }

/** Calls a tool; the JSON of the arguments comes in pieces of `size` characters. */
export const calls =
  (name: string, given: object | string, size = 5): Step =>
  (response) => {
    const send = open(response)
    const text = typeof given === 'string' ? given : JSON.stringify(given)
    const call = { index: 0, id: `call-${name}`, type: 'function' }
    send({ role: 'assistant', tool_calls: [{ ...call, function: { name, arguments: '' } }] })
    for (let at = 0; at < text.length; at += size) {
      send({ tool_calls: [{ index: 0, function: { arguments: text.slice(at, at + size) } }] })
    }
    send({}, 'tool_calls')
    end(response)
  }

/** Says something, and then nothing more: the connection stays open, or breaks. */
export const saysAndStops =
  (text: string, breaks: boolean): Step =>
  (response) => {
    if (text) open(response)({ role: 'assistant', content: text })
    if (breaks) setTimeout(() => response.destroy(), 50)
  }

export const refuses =
  (status: number): Step =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"error":{"message":"no"}}')

export const writes =
  (text: string): Step =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(text)
