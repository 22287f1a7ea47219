// Starts the platform over a freshly seeded city; the city is removed when the platform ends.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { buildPlatform, platformProgram } from '../../../scripts/build-platform.mjs'

rmSync(process.env.DATA_DIR, { recursive: true, force: true })
await buildPlatform()
const platform = spawn(process.execPath, ['--enable-source-maps', platformProgram('main')], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => platform.kill(signal))
platform.on('exit', (code) => process.exit(code ?? 0))
