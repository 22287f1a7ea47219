import * as z from 'zod/mini'
import { pageChecks } from '../src/domain/overview/builder/document-findings'
import { mostCards } from '../src/domain/overview/builder/page-document'
import { channelSchema } from './channels'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { feedItemSchema } from './feed'
import { count, flag, id, idPath, instant, mediaUrl, moment, pageOf, pageQuery, writtenText } from './fields'
import { draftCardSchema, draftCards, longTexts, pictureAddress, shortTexts } from './page-draft-cards'

/** An editor, as other editors see them; the name is '' once the account is deleted. */
const editor = z.object({ id, name: z.string(), avatar: mediaUrl })
const version = count
const colour = z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i)))

/** A page as editors change it. */
export const pageDocumentSchema = z.object({
  settings: z.object({
    title: shortTexts,
    background_color: colour,
    share_description: longTexts,
    share_image: z.nullable(pictureAddress),
  }),
  cards: z.array(draftCardSchema).check(z.maxLength(mostCards)),
})

/** The draft of a page; version 0 is the page as it is published, of which there is no draft yet. */
const draftSchema = z.object({
  id,
  version,
  document: pageDocumentSchema,
  saved_at: z.nullable(moment),
  saved_by: z.nullable(editor),
  /** The token of the preview (S160); null before the first save. */
  preview_token: z.nullable(z.string()),
  /** Whether everybody sees the page. */
  published: flag,
})

/** The refusals of these calls; whoever is no editor gets 403003. */
const of = <const Also extends readonly (typeof errorCodes)[keyof typeof errorCodes][]>(...also: Also) => [
  errorCodes.notYours,
  errorCodes.gone,
  ...also,
]

export const listPageDrafts = endpoint({
  id: null,
  name: 'listPageDrafts',
  method: 'GET',
  url: '/v1/page_drafts',
  summary: 'All pages of the builder, for its editors, by their titles',
  access: 'session',
  query: pageQuery,
  answer: pageOf(
    z.object({
      id,
      title: z.string(),
      published: flag,
      cards: count,
      /** When the draft was saved; null without one that differs from the page. */
      drafted_at: z.nullable(moment),
      /** When a version is to be published; null when none is planned. */
      planned_at: z.nullable(moment),
    }),
  ),
  errors: [errorCodes.notYours],
})

export const getPageDraft = endpoint({
  id: null,
  name: 'getPageDraft',
  method: 'GET',
  url: '/v1/page_drafts/:id',
  summary: 'The draft of a page; the page itself while there is none',
  access: 'session',
  path: idPath,
  answer: draftSchema,
  errors: of(),
})

export const savePageDraft = endpoint({
  id: null,
  name: 'savePageDraft',
  method: 'PUT',
  url: '/v1/page_drafts/:id',
  summary:
    'Saves the draft when it is still the version that this one was made from; otherwise answers what was saved meanwhile and by whom, and saves nothing',
  access: 'session',
  idempotent: true,
  path: idPath,
  body: z.object({ based_on: version, document: pageDocumentSchema }),
  answer: z.object({ saved: flag, draft: draftSchema }),
  errors: of(errorCodes.stateRefuses, errorCodes.tooLarge),
})

/** An editor who is at a page calls it every few seconds. */
export const attendPageDraft = endpoint({
  id: null,
  name: 'attendPageDraft',
  method: 'POST',
  url: '/v1/page_drafts/:id/presence',
  summary: 'Says at which card the caller is; answers who else is at the page, and its version',
  access: 'session',
  path: idPath,
  body: z.object({ card_id: z.nullable(id) }),
  answer: z.object({ version, others: z.array(z.object({ ...editor.shape, card_id: z.nullable(id) })) }),
  errors: of(),
})

const path = z.object({ id, number: z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)) })
const documentAnswer = z.object({ document: pageDocumentSchema })

export const listPageDraftHistory = endpoint({
  id: null,
  name: 'listPageDraftHistory',
  method: 'GET',
  url: '/v1/page_drafts/:id/history',
  summary: 'The saved versions of a draft, newest first; the last hundred are kept',
  access: 'session',
  path: idPath,
  query: pageQuery,
  answer: pageOf(
    z.object({ number: version, saved_at: moment, saved_by: editor, /** The cards that changed. */ changed: count }),
  ),
  errors: of(),
})

export const getPageDraftVersion = endpoint({
  id: null,
  name: 'getPageDraftVersion',
  method: 'GET',
  url: '/v1/page_drafts/:id/history/:number',
  summary: 'A draft as it once was',
  access: 'session',
  path,
  answer: documentAnswer,
  errors: of(),
})

/** What a list shows in a card that is only drafted. */
export const listDraftCardItems = endpoint({
  id: null,
  name: 'listDraftCardItems',
  method: 'POST',
  url: '/v1/page_draft_items',
  summary: 'The items that a source has now, for the preview of a card',
  access: 'session',
  body: z.object({ type: z.enum(['items', 'radio', 'tv']), source: draftCards['article-list'].shape.source }),
  answer: z.object({ items: z.array(feedItemSchema), channels: z.array(channelSchema) }),
  errors: [errorCodes.notYours],
})

export const checkPageDraft = endpoint({
  id: null,
  name: 'checkPageDraft',
  method: 'GET',
  url: '/v1/page_drafts/:id/findings',
  summary: 'What is to be mended in the saved draft before it is published',
  access: 'session',
  path: idPath,
  answer: z.object({
    version,
    findings: z.array(z.object({ check: z.enum(pageChecks), card_id: z.nullable(id), about: z.string() })),
  }),
  errors: of(),
})

const publicationSchema = z.object({
  number: count,
  why: z.string(),
  by: editor,
  made_at: moment,
  /** When it is to be published; null for one that was published at once. */
  planned_at: z.nullable(moment),
  published_at: z.nullable(moment),
  /** Whether it was planned and called off. */
  called_off: flag,
})

export const publishPage = endpoint({
  id: null,
  name: 'publishPage',
  method: 'POST',
  url: '/v1/page_drafts/:id/publications',
  summary:
    'Publishes this version of the draft, now or at a time; a later plan replaces an earlier one. A version that is published, or planned for that time, is not taken again (`published-meanwhile`, `planned-meanwhile`)',
  access: 'session',
  idempotent: true,
  path: idPath,
  body: z.object({
    version,
    why: writtenText(200, 1),
    at: z.nullable(instant),
    /** Whether it is published although something is to be mended; refused as `findings` otherwise. */
    despite_findings: flag,
  }),
  answer: publicationSchema,
  errors: of(errorCodes.stateRefuses, errorCodes.somebodyFirst),
})

export const listPagePublications = endpoint({
  id: null,
  name: 'listPagePublications',
  method: 'GET',
  url: '/v1/page_drafts/:id/publications',
  summary: 'The published and planned versions of a page, newest first, with who and why',
  access: 'session',
  path: idPath,
  query: pageQuery,
  answer: pageOf(publicationSchema),
  errors: of(),
})

export const getPagePublication = endpoint({
  id: null,
  name: 'getPagePublication',
  method: 'GET',
  url: '/v1/page_drafts/:id/publications/:number',
  summary: 'A page as it was published once',
  access: 'session',
  path,
  answer: documentAnswer,
  errors: of(),
})

export const callOffPublication = endpoint({
  id: null,
  name: 'callOffPublication',
  method: 'DELETE',
  url: '/v1/page_drafts/:id/publications/:number',
  summary: 'Calls off a planned version before its time',
  access: 'session',
  path,
  answer: z.object({}),
  errors: of(errorCodes.stateRefuses),
})
