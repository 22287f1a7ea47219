import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MB and some 80 ms on a small server: N=2^15, r=8, p=1. */
const cost = { logN: 15, r: 8, p: 1 }
const keyLength = 32

/** scrypt with a salt of its own, and its parameters beside it so that they may grow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes as long when there is no password at all, so that nobody learns who has one. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, logN, r, p, salt, key] = (hash ?? 'scrypt').split('$')
  if (salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(16), cost)
    return false
  }
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), { logN: Number(logN), r: Number(r), p: Number(p) })
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function derive(password: string, salt: Buffer, { logN, r, p }: typeof cost): Promise<Buffer> {
  const N = 2 ** logN
  return new Promise((resolve, reject) => {
    // One look for one password, whichever way a keyboard composed its letters.
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) => (error === null ? resolve(key) : reject(error)))
  })
}
