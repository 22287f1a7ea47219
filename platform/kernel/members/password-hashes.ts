import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { WorkQueue } from '../limits/work-queue'

interface Cost {
  readonly logN: number
  readonly r: number
  readonly p: number
}

/**
 * N=2^15, r=8, p=3 cost as much work as N=2^17, p=1 (OWASP). They take 32 MB instead of 128 MB, since a small server
 * has to hold two hashes at once beside everything else.
 */
const usualCost: Cost = { logN: 15, r: 8, p: 3 }
const keyLength = 32

/** Node's thread pool has four threads, and file access needs some of them. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * Creates and checks password hashes: scrypt with a salt for each, and its parameters stored beside it so that they can
 * be raised.
 */
export class PasswordHashes {
  private readonly cost: Cost

  /**
   * The queue limits the hashes of this process, since a hash that runs beside a hundred others takes seconds. Waiting
   * requests take turns by address. When about five seconds of work are waiting, or ten requests from one address,
   * further requests get 429.
   */
  private readonly queue = new WorkQueue(atOnce, 30, 10)

  /** @param logN cost of a new hash (log2 of scrypt's N); only tests pass a lower one */
  constructor(logN = usualCost.logN) {
    this.cost = { ...usualCost, logN }
  }

  async make(password: string, address = ''): Promise<string> {
    const { logN, r, p } = this.cost
    const salt = randomBytes(16)
    const key = await this.derive(password, salt, [this.cost], address)
    return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
  }

  /**
   * Compares a password with a hash. Takes the same time when there is no hash, or an older one of lower cost, so that
   * timing reveals neither which accounts have a password nor its age.
   */
  async matches(password: string, hash: string | null, address: string): Promise<boolean> {
    const stored = hash === null ? null : partsOf(hash)
    if (stored === null) {
      await this.derive(password, Buffer.alloc(16), [this.cost], address)
      return false
    }
    const { cost, salt, key } = stored
    const missingParallelism = this.cost.p - cost.p
    const missingCosts =
      missingParallelism > 0 && cost.logN <= this.cost.logN ? [{ ...this.cost, p: missingParallelism }] : []
    const candidateHash = await this.derive(password, salt, [cost, ...missingCosts], address)
    return key.length === candidateHash.length && timingSafeEqual(key, candidateHash)
  }

  /** Whether a hash was made at a cost other than that of new hashes. */
  isOutdated(hash: string): boolean {
    const { logN, r, p } = this.cost
    const cost = partsOf(hash)?.cost
    return cost?.logN !== logN || cost.r !== r || cost.p !== p
  }

  /** Derives the key at the first of the costs; the others are computed only to take the same time. */
  private derive(password: string, salt: Buffer, costs: readonly Cost[], address: string): Promise<Buffer> {
    return this.queue.run(async () => {
      // Unicode normalisation makes a password the same however a keyboard composed its letters.
      const text = password.normalize('NFKC')
      let first: Buffer | null = null
      for (const cost of costs) {
        const key = await deriveKey(text, salt, cost)
        first ??= key
      }
      if (first === null) throw new Error('a key without a cost')
      return first
    }, address)
  }
}

function deriveKey(text: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN
  return new Promise((resolve, reject) => {
    scrypt(text, salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}

/** Parses a stored hash; null when the text is not a hash. */
function partsOf(hash: string): { readonly cost: Cost; readonly salt: Buffer; readonly key: Buffer } | null {
  const [, logN, r, p, salt, key] = hash.split('$')
  if (salt === undefined || key === undefined) return null
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}
