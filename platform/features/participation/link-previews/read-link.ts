import { eq } from 'drizzle-orm'
import { isRefusedText } from '../../../kernel/content-check/sensitive-text'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { fetchOutside } from '../../../kernel/outside/fetch-outside'
import { openOutside, OutsideRefusal } from '../../../kernel/outside/open-outside'
import type { Platform } from '../../../kernel/platform'
import { randomId } from '../../../kernel/shared/random'
import { digest } from '../../../kernel/shared/signer'
import type { OwnPicture } from '../../../kernel/uploads/own-pictures'
import { keepFetchedPicture } from '../../frame/uploads/keep-fetched-picture'
import { linkPreviews } from './link-previews.schema'
import { readPageFacts, type PageFacts } from './page-facts'

export type LinkPreviewRow = typeof linkPreviews.$inferSelect

const minute = 60_000
/** Milliseconds for which a page is not read again; after a failure it is tried again sooner. */
const fresh = { known: 24 * 60 * minute, failed: 10 * minute }
const pageLimits = { mostBytes: 8_000_000, longest: 6_000, types: ['text/html', 'application/xhtml+xml'] }
/** The head of a page is at its beginning: what comes after these bytes is not received. */
const headBytes = 512_000
const pictureLimits = {
  mostBytes: 5_000_000,
  longest: 5_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
}

/**
 * The preview of a link: read now, unless it was read lately. Null when the page cannot be read, says nothing of
 * itself, or says what the site refuses; the reason is told to nobody.
 */
export async function readLink(platform: Platform, address: string): Promise<LinkPreviewRow | null> {
  const { database, now, log } = platform
  const key = digest(address)
  const known = await queriesOf(database).readOne(build.select().from(linkPreviews).where(eq(linkPreviews.key, key)))
  const at = now()
  if (known !== null) {
    const age = at.getTime() - known.readAt.getTime()
    // What somebody already published stays as it was when they saw it.
    if (known.usedAt !== null || age < (known.title === '' ? fresh.failed : fresh.known)) return shown(known)
  }
  const page = await readPage(platform, address).catch((error: unknown) => {
    if (!(error instanceof OutsideRefusal)) throw error
    log.info({ reason: error.reason }, 'a link has no preview')
    return null
  })
  const picture = page?.facts.picture ? await readPicture(platform, page.facts.picture) : null
  const values = {
    ...factsOf(page),
    picture: picture?.url ?? null,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    readAt: at,
  }
  const [row] = await database
    .insert(linkPreviews)
    .values({ id: randomId('link'), key, ...values })
    .onConflictDoUpdate({ target: linkPreviews.key, set: values })
    .returning()
  return row === undefined ? null : shown(row)
}

const shown = (row: LinkPreviewRow): LinkPreviewRow | null => (row.title === '' ? null : row)

interface ReadPage {
  readonly address: string
  readonly facts: PageFacts
}

/** What is kept of a page; a page that could not be read is kept as one that says nothing. */
function factsOf(page: ReadPage | null) {
  if (page === null) return { address: '', title: '', description: '', site: '' }
  const { title, description, site } = page.facts
  return { address: page.address, title, description, site }
}

async function readPage({ outsideNetwork, database }: Platform, address: string): Promise<ReadPage | null> {
  const opened = await openOutside(address, pageLimits, { network: outsideNetwork, trustedOrigins: [] })
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of opened.body) {
    chunks.push(chunk)
    length += chunk.byteLength
    if (length >= headBytes) break
  }
  const facts = readPageFacts(Buffer.concat(chunks), opened.charset, opened.address)
  if (facts === null || opened.address.length > mostAddress) return null
  const isRefused = await isRefusedText(database, `${facts.title}\n${facts.description}\n${facts.site}`)
  return isRefused ? null : { address: opened.address, facts }
}

const mostAddress = 2000

async function readPicture(platform: Platform, address: string): Promise<OwnPicture | null> {
  const fetched = await fetchOutside(address, pictureLimits, { network: platform.outsideNetwork, trustedOrigins: [] })
  return fetched.ok ? await keepFetchedPicture(platform, fetched.bytes) : null
}
