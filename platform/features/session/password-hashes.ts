import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { WorkQueue } from '../../limits/work-queue'

/** 32 MB and some 80 ms on a small server: N=2^15, r=8, p=1. */
const usual = { logN: 15, r: 8, p: 1 }
const keyLength = 32

/** Node's thread pool has four threads, and file access needs some of them. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * Creates and checks password hashes: scrypt with a salt of its own, its parameters stored beside it so that they can
 * be raised.
 */
export class PasswordHashes {
  /**
   * Per process, as CPUs are: a hash that runs beside a hundred others takes seconds. Waiting requests take turns by
   * address; beyond three seconds' worth in all, or ten from one address, they get 429.
   */
  private readonly queue = new WorkQueue(atOnce, 40, 10)

  /** @param logN cost of a new hash: a lower one is for tests alone */
  constructor(private readonly logN = usual.logN) {}

  async make(password: string, address = ''): Promise<string> {
    const { r, p } = usual
    const salt = randomBytes(16)
    const key = await this.derive(password, salt, { logN: this.logN, r, p }, address)
    return ['scrypt', this.logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
  }

  /** Takes as long when there is no password at all, so that timing does not reveal which accounts have one. */
  async fits(password: string, hash: string | null, address: string): Promise<boolean> {
    const [, logN, r, p, salt, key] = (hash ?? 'scrypt').split('$')
    if (salt === undefined || key === undefined) {
      await this.derive(password, Buffer.alloc(16), { ...usual, logN: this.logN }, address)
      return false
    }
    const expected = Buffer.from(key, 'base64url')
    const given = await this.derive(
      password,
      Buffer.from(salt, 'base64url'),
      { logN: Number(logN), r: Number(r), p: Number(p) },
      address,
    )
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  private derive(password: string, salt: Buffer, { logN, r, p }: typeof usual, address: string): Promise<Buffer> {
    const N = 2 ** logN
    return this.queue.run(
      () =>
        new Promise((resolve, reject) => {
          // Unicode normalisation: the same password whichever way a keyboard composed its letters.
          scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
            error === null ? resolve(key) : reject(error),
          )
        }),
      address,
    )
  }
}
