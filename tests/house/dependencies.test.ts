import { expect, it } from 'vitest'
import { areInstalled } from '../../scripts/dependencies.mjs'

const axios = { version: '1.0.0', integrity: 'sha512-a' }
const locked = {
  '': { name: 'some' },
  'node_modules/axios': axios,
  'node_modules/for-mac': { version: '1.0.0', optional: true },
}

it.each([
  ['as the lock file says, whenever that was', { 'node_modules/axios': axios }, true],
  ['of another version', { 'node_modules/axios': { ...axios, version: '0.9.0' } }, false],
  ['of another content', { 'node_modules/axios': { ...axios, integrity: 'sha512-b' } }, false],
  ['missing', {}, false],
  ['and one more', { 'node_modules/axios': axios, 'node_modules/left': axios }, true],
])('packages %s: %j are installed: %s', (_, installed, expected) => {
  expect(areInstalled(locked, installed)).toBe(expected)
})
