import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shownAddress, withoutPassword } from '../../../../platform/kernel/moving/postgres-address'

const documented = /^DATABASE_URL=(.*)$/m.exec(readFileSync('deploy/environment.example', 'utf8'))?.[1] ?? ''

it.each([
  [documented, documented, '', 'postgres:///townsquare'],
  [
    'postgres://mei:s%40cret@db.example:5433/city',
    'postgres://mei@db.example:5433/city',
    's@cret',
    'postgres://db.example:5433/city',
  ],
  ['postgresql://mei:word@/city?host=/run/pg', 'postgresql://mei@/city?host=/run/pg', 'word', 'postgres:///city'],
  ['postgres://127.0.0.1:1/nowhere', 'postgres://127.0.0.1:1/nowhere', '', 'postgres://127.0.0.1:1/nowhere'],
])(
  'of the address %s the password is taken out, and host and database alone are shown',
  (url, address, password, shown) => {
    expect(withoutPassword(url)).toEqual({ address, password })
    expect(shownAddress(url)).toBe(shown)
  },
)
