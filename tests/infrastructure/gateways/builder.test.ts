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

/** The page of the month, with another colour, by the editor of the demo. */
async function festival(by: By, backgroundColor: string): Promise<{ basedOn: number; document: PageDocument }> {
  const found = await (await by.as('user-editor')).draft('page-festival')
  const { version, document } = found.ok ? found.value : { version: 0, document: nothing }
  return { basedOn: version, document: { ...document, settings: { ...document.settings, backgroundColor } } }
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
      async (by) => (await by.as('user-editor')).save('page-festival', await festival(by, '#ffeeee'), by.key()),
      { saved: true, draft: { version: 1, savedBy: editor, document: { settings: { backgroundColor: '#ffeeee' } } } },
    ],
    [
      async (by) =>
        (await by.as('user-resident')).save(
          'page-festival',
          { ...(await festival(by, '#ddeeee')), basedOn: 0 },
          by.key(),
        ),
      { saved: false, draft: { version: 1, savedBy: editor } },
    ],
    [
      async (by) => (await by.as('user-volunteer')).save('page-festival', await festival(by, '#ddeeee'), by.key()),
      refused('not-yours'),
    ],
  ],
  attend: [
    [async (by) => (await by.as('user-editor')).attend('page-weekend', 'rain-notice'), { version: 2, others: [] }],
    [
      async (by) => (await by.as('user-resident')).attend('page-weekend', null),
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
        const request = { version: 1, why: 'The races', at: null, despiteFindings: true }
        return await (await by.as('user-editor')).publish('page-festival', request, by.key())
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
    [async (by) => (await by.as('user-editor')).callOff('page-listen', 1), {}],
    [async (by) => (await by.as('user-editor')).callOff('page-listen', 1), refused('state-refuses')],
  ],
})
