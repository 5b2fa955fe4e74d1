import { afterAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { clear, kill, postmasterOf, processesOf, ready, serverOf, start } from '../support/processes.ts'

const folders: string[] = []
afterAll(() => clear(...folders))

/** Adds faults to the server's process, which a signal triggers. */
async function faulty() {
  const faults = `
    if (process.argv[1]?.endsWith('serve.ts')) {
      process.on('SIGUSR2', () => { throw new Error('an exception that nobody caught') })
      process.on('SIGPIPE', () => { Promise.reject(new Error('a promise that nobody heard')) })
    }`
  const server = await start({ env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faults)}` } })
  folders.push(server.folder)
  await ready(server)
  return server
}

test('an uncaught exception is logged and ends the process with 1, its database with it', async () => {
  const server = await faulty()
  kill(serverOf(server), 'SIGUSR2')
  expect(await server.ended).toBe(1)
  expect(server.said()).toContain('an exception that nobody caught')
  expect(server.said()).toContain('database system is shut down')
  await eventually(() => processesOf(server.folder)).toEqual([])
})

test('an unhandled rejection is logged, and other requests are still served', async () => {
  const server = await faulty()
  const before = [serverOf(server), postmasterOf(server.folder)]
  kill(serverOf(server), 'SIGPIPE')
  await eventually(() => server.said()).toContain('a promise that nobody heard')
  expect((await fetch(`${server.address}/api/properties`)).status).toBe(200)
  expect([serverOf(server), postmasterOf(server.folder)]).toEqual(before)
  server.group('SIGTERM')
  expect(await server.ended).toBe(0)
})
