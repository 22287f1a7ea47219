import { inject } from 'inversify'
import type { PageDocument } from '../../../domain/overview/builder/page-document'
import { OwnDrafts } from '../../frame/session/drafts/own-drafts'
import { isRecord } from '../../../domain/frame/shared/json-record'
import { CardTypes } from './card-types'

/** What is not saved yet, with what it was made from. */
interface DraftCopy {
  readonly basedOn: number
  readonly base: PageDocument
  readonly document: PageDocument
}

/** Copies of drafts that are not saved yet, on the device, each for the editor who made it. */
export class DraftCopies {
  constructor(
    @inject(OwnDrafts) private readonly drafts: OwnDrafts,
    @inject(CardTypes) private readonly types: CardTypes,
  ) {}

  async keep(pageId: string, copy: DraftCopy | null): Promise<void> {
    if (copy === null) await this.drafts.drop(nameOf(pageId))
    else await this.drafts.save(nameOf(pageId), copy)
  }

  /** The copy of a page; null when there is none, or it cannot be read. */
  async read(pageId: string): Promise<DraftCopy | null> {
    const stored = await this.drafts.read(nameOf(pageId))
    if (!isRecord(stored) || typeof stored['basedOn'] !== 'number') return null
    const base = this.types.readDocument(stored['base'])
    const document = this.types.readDocument(stored['document'])
    return base === null || document === null ? null : { basedOn: stored['basedOn'], base, document }
  }
}

const nameOf = (pageId: string): string => `page:${pageId}`
