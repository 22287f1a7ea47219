import { linksOf, type PageFinding } from '../../../../src/domain/overview/builder/document-findings'
import type { PageDocument } from '../../../../src/domain/overview/builder/page-document'
import { openOutside, OutsideRefusal, type OutsideNetwork } from '../../../kernel/outside/open-outside'

/** The most addresses of a page that are asked, and how many of them at once: a check takes six seconds at most. */
const mostAddresses = 20
const atOnce = 10
const limits = {
  mostBytes: Number.MAX_SAFE_INTEGER,
  longest: 3000,
  types: ['text/*', 'application/*', 'image/*', 'audio/*', 'video/*'],
}
/** The status of what is not there (any more). Others, such as 403, are also what sites say to programs. */
const goneStatus: ReadonlySet<number | null> = new Set([404, 410])

/**
 * The links of a page that lead to other sites where nothing is, or that have no site. A site that is slow, or that
 * does not answer programs, is not one of them: only people can tell.
 */
export async function deadAddresses(document: PageDocument, network: OutsideNetwork): Promise<readonly PageFinding[]> {
  const links = linksOf(document).filter(({ link }) => link.kind === 'external' && URL.canParse(link.value))
  const addresses = [...new Set(links.map(({ link }) => link.value))].slice(0, mostAddresses)
  const dead = new Set<string>()
  const next = addresses.values()
  const ask = async () => {
    for (const address of next) if (await isDead(address, network)) dead.add(address)
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  return links
    .filter(({ link }) => dead.has(link.value))
    .map(({ cardId, link }) => ({ check: 'dead-link', cardId, about: link.value }))
}

async function isDead(address: string, network: OutsideNetwork): Promise<boolean> {
  try {
    const { body } = await openOutside(address, limits, { network, trustedOrigins: [] })
    // Its first bytes show that something is there; the rest is not read.
    const reader = body[Symbol.asyncIterator]()
    await reader.next()
    await reader.return?.()
    return false
  } catch (error) {
    if (!(error instanceof OutsideRefusal)) throw error
    return error.reason === 'unreachable' || (error.reason === 'status' && goneStatus.has(error.status))
  }
}
