import type { PageDocument } from '../../../src/domain/overview/builder/page-document'
import { HttpBuilderGateway } from '../../../src/infrastructure/overview/builder/http-builder-gateway'
import { inDemoCity, refused, type Callers } from './gateway-table'

const describeGateway = inDemoCity()
const editor = { id: 'user-editor', name: '渡口编辑部' }
const resident = { id: 'user-resident', name: '江边小周' }
type By = Callers<HttpBuilderGateway>

const texts = { 'zh-CN': '', en: '' }
/** What is sent once the session has ended. */
const nothing: PageDocument = {
  settings: { title: texts, backgroundColor: null, shareDescription: texts, shareImage: null },
  cards: [],
}

/** A page with another colour, by the editor of the demo. */
async function coloured(
  by: By,
  id: string,
  backgroundColor: string,
): Promise<{ basedOn: number; document: PageDocument }> {
  const found = await (await by.as('user-editor')).draft(id)
  const { version, document } = found.ok ? found.value : { version: 0, document: nothing }
  return { basedOn: version, document: { ...document, settings: { ...document.settings, backgroundColor } } }
}

/** Saves a page as the editor of the demo; answers with its version. */
async function saved(by: By, id: string, backgroundColor: string): Promise<number> {
  const answer = await (await by.as('user-editor')).save(id, await coloured(by, id, backgroundColor), by.key())
  return answer.ok && answer.value.saved ? answer.value.draft.version : 0
}

/** Plans to publish a page tomorrow; answers with the number of the publication. */
async function planned(by: By, backgroundColor: string): Promise<number> {
  const at = by.platform.clock.now().getTime() + 86_400_000
  const request = { version: await saved(by, 'page-draft', backgroundColor), why: 'Later', at, despiteFindings: true }
  const answer = await (await by.as('user-editor')).publish('page-draft', request, by.key())
  return answer.ok ? answer.value.number : 0
}

describeGateway(HttpBuilderGateway, {
  pages: [
    [
      async (by) => (await by.as('user-editor')).pages({ pageSize: 10 }),
      { items: [{ id: 'cards', title: 'Page cards', published: true, draftedAt: null, plannedAt: null }] },
    ],
    [async (by) => (await by.as('user-volunteer')).pages({}), refused('not-yours')],
    [(by) => by.guest.pages({}), refused('session-expired')],
  ],
  draft: [
    [
      async (by) => (await by.as('user-editor')).draft('page-weekend'),
      {
        id: 'page-weekend',
        version: 2,
        savedBy: resident,
        published: true,
        document: { settings: { backgroundColor: '#fff8ee' } },
      },
    ],
    [async (by) => (await by.as('user-editor')).draft('page-nowhere'), refused('gone')],
    [async (by) => (await by.as('user-volunteer')).draft('page-weekend'), refused('not-yours')],
  ],
  save: [
    [
      async (by) =>
        (await by.as('user-editor')).save('page-festival', await coloured(by, 'page-festival', '#ffeeee'), by.key()),
      { saved: true, draft: { version: 1, savedBy: editor, document: { settings: { backgroundColor: '#ffeeee' } } } },
    ],
    [
      async (by) => {
        await saved(by, 'page-states', '#ffeeee')
        const change = { ...(await coloured(by, 'page-states', '#ddeeee')), basedOn: 0 }
        return await (await by.as('user-resident')).save('page-states', change, by.key())
      },
      { saved: false, draft: { version: 1, savedBy: editor } },
    ],
    [
      async (by) =>
        (await by.as('user-volunteer')).save('page-festival', await coloured(by, 'page-festival', '#ddeeee'), by.key()),
      refused('not-yours'),
    ],
  ],
  attend: [
    [async (by) => (await by.as('user-editor')).attend('page-weekend', 'rain-notice'), { version: 2, others: [] }],
    [
      async (by) => {
        await (await by.as('user-editor')).attend('page-listen', 'rain-notice')
        return await (await by.as('user-resident')).attend('page-listen', null)
      },
      { others: [{ ...editor, cardId: 'rain-notice' }] },
    ],
    [async (by) => (await by.as('user-editor')).attend('page-nowhere', null), refused('gone')],
  ],
  history: [
    [
      async (by) => (await by.as('user-editor')).history('page-weekend', {}),
      { items: [{ number: 2, savedBy: resident, changed: 1 }] },
    ],
    [async (by) => (await by.as('user-volunteer')).history('page-weekend', {}), refused('not-yours')],
  ],
  draftAt: [
    [
      async (by) => (await by.as('user-editor')).draftAt('page-weekend', 1),
      { settings: { backgroundColor: '#fff8ee' } },
    ],
    [async (by) => (await by.as('user-editor')).draftAt('page-weekend', 99), refused('gone')],
  ],
  findings: [
    [async (by) => (await by.as('user-editor')).findings('page-weekend'), []],
    [async (by) => (await by.as('user-volunteer')).findings('page-weekend'), refused('not-yours')],
  ],
  publish: [
    [
      async (by) => {
        const version = await saved(by, 'page-today', '#ffeeee')
        const request = { version, why: 'The races', at: null, despiteFindings: true }
        return await (await by.as('user-editor')).publish('page-today', request, by.key())
      },
      { number: 1, why: 'The races', by: editor, plannedAt: null, calledOff: false },
    ],
    [
      async (by) => {
        const request = { version: 99, why: 'The races', at: null, despiteFindings: true }
        return await (await by.as('user-editor')).publish('page-festival', request, by.key())
      },
      refused('somebody-first'),
    ],
  ],
  publications: [
    [
      async (by) => (await by.as('user-editor')).publications('page-listen', {}),
      { items: [{ number: 1, by: editor, publishedAt: null, calledOff: false }] },
    ],
    [async (by) => (await by.as('user-volunteer')).publications('page-listen', {}), refused('not-yours')],
  ],
  publishedAt: [
    [
      async (by) => (await by.as('user-editor')).publishedAt('page-listen', 1),
      { settings: { backgroundColor: '#e9f1ee' } },
    ],
    [async (by) => (await by.as('user-editor')).publishedAt('page-listen', 9), refused('gone')],
  ],
  callOff: [
    [async (by) => (await by.as('user-editor')).callOff('page-draft', await planned(by, '#ffeeee')), {}],
    [
      async (by) => {
        const gateway = await by.as('user-editor')
        const number = await planned(by, '#ddeeee')
        await gateway.callOff('page-draft', number)
        return await gateway.callOff('page-draft', number)
      },
      refused('state-refuses'),
    ],
  ],
})
