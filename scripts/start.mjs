// npm start: installs what is missing, builds, and serves the whole city on one port.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { platformProgram } from './build-platform.mjs'

await ensureDependencies()
await build()

const platform = spawn(process.execPath, ['--enable-source-maps', platformProgram('main')], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => platform.kill(signal))
platform.on('exit', (code) => process.exit(code ?? 0))
