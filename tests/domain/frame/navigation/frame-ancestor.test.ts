import { expect, it } from 'vitest'
import { mayFrame } from '../../../../src/domain/frame/navigation/frame-ancestor'

it.each([
  [['https://partner.example'], 'https://partner.example', true],
  [['https://partner.example/'], 'https://PARTNER.example:443', true],
  [["'self'", 'https://partner.example'], 'https://partner.example', true],
  [['https://partner.example'], 'http://partner.example', false],
  [['https://partner.example'], 'https://partner.example:8443', false],
  [['https://partner.example'], 'https://partner.example.evil.example', false],
  [['https://partner.example'], 'https://www.partner.example', false],
  [['http://localhost:8801'], 'http://localhost:8801', true],
  [['http://localhost:8801'], 'http://localhost:8802', false],
  [['http://localhost:*'], 'http://localhost:8802', true],
  [['https://*.partner.example'], 'https://www.partner.example', true],
  [['https://*.partner.example'], 'https://partner.example', false],
  [['https://*.partner.example'], 'https://evilpartner.example', false],
  [['partner.example'], 'https://partner.example', true],
  [['https:'], 'https://anybody.example', true],
  [['https:'], 'http://anybody.example', false],
  [['*'], 'https://anybody.example', true],
  [["'self'"], 'https://partner.example', false],
  [["'none'"], 'https://none', false],
  [[], 'https://partner.example', false],
  [['*'], 'null', false],
  [['*'], '', false],
] as const)('of %j, %s may frame us: %s', (sources, origin, expected) => {
  expect(mayFrame(sources, origin)).toBe(expected)
})
