// npm run operator: the office's commands, from the bundle, which is built first where it is missing or old.
import { pathToFileURL } from 'node:url'
import { buildPlatform, platformProgram } from './build-platform.mjs'

await buildPlatform()
await import(pathToFileURL(platformProgram('operator')).href)
