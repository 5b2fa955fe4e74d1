import { spawn } from 'node:child_process'
import { projectPath } from '../../src/server/paths.ts'
import type { OwnSite, SiteName } from './own-server.ts'

/** Starts a server with this feed or past only (own-server.ts). */
export async function startOwnSite(name: SiteName): Promise<OwnSite & { stop(): Promise<void> }> {
  const server = spawn(process.execPath, [projectPath('tests/e2e/own-server.ts'), name], {
    env: { ...process.env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const site = await new Promise<OwnSite>((resolve, reject) => {
    let said = ''
    server.on('exit', (code) => reject(new Error(`The server of the ${name} ended with ${code}.`)))
    server.stdout?.on('data', (text) => {
      said += text
      // The log of a job that fails is JSON too.
      const line = said.split('\n').find((one) => one.startsWith('{"address"'))
      if (line && said.endsWith('\n')) resolve(JSON.parse(line))
    })
  })
  return {
    ...site,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    },
  }
}
