import { HttpApplicationsGateway } from '../../../../src/infrastructure/civic/applications/http-applications-gateway'
import { HttpFeedbackGateway } from '../../../../src/infrastructure/civic/feedback/http-feedback-gateway'
import { HttpGuidesGateway } from '../../../../src/infrastructure/civic/guides/http-guides-gateway'
import { rowsOf, refused, type Callers } from '../gateway-table'

const application = {
  kind: 'host' as const,
  name: 'Night readers',
  intro: 'An hour of books for everybody who is still awake.',
  contactName: 'Chen Yulan',
  phone: '13700000009',
  pictures: [],
}

export const applicationsRows = rowsOf(HttpApplicationsGateway, {
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine({}),
      { items: [{ id: 'application-demo-1', kind: 'correspondent', name: '梧桐街记事', state: 'submitted' }] },
    ],
  ],
  send: [
    [
      async (by) => (await by.as('reader-05')).send(application, by.key()),
      { kind: 'host', name: 'Night readers', state: 'submitted', steps: [{ actor: { id: 'reader-05' } }] },
    ],
    [async (by) => (await by.as('reader-06')).send({ ...application, name: '' }, by.key()), refused('invalid')],
    [
      async (by) => {
        const gateway = await by.as('reader-07')
        await gateway.send(application, by.key())
        return gateway.send(application, by.key())
      },
      refused('state-refuses'),
    ],
  ],
  withdraw: [
    [
      async (by) => {
        const gateway = await by.as('reader-08')
        const sent = await gateway.send(application, by.key())
        return gateway.withdraw(sent.ok ? sent.value.id : 'nothing', by.key())
      },
      { kind: 'host', name: '', state: 'withdrawn', steps: [{ actor: { id: 'reader-08' } }] },
    ],
    [async (by) => (await by.as('reader-08')).withdraw('application-demo-1', by.key()), refused('gone')],
    [async (by) => (await by.as('user-resident')).withdraw('application-demo-2', by.key()), refused('state-refuses')],
  ],
})

const feedback = { kind: 'fault' as const, text: 'The radio stops when I lock the screen.', pictures: [], contact: '' }
const sent = async (by: Callers<HttpFeedbackGateway>) => {
  const outcome = await (await by.as('reader-09')).send(feedback, by.key())
  return outcome.ok ? (outcome.value?.id ?? '') : 'nothing'
}
const closed = async (by: Callers<HttpFeedbackGateway>) => {
  const id = await sent(by)
  await (await by.as('reader-09')).close(id, by.key())
  return id
}

export const feedbackRows = rowsOf(HttpFeedbackGateway, {
  limit: [
    [async (by) => (await by.as('reader-09')).limit(), null],
    [(by) => by.guest.limit(), refused('session-expired')],
  ],
  send: [
    [
      async (by) => (await by.as('reader-09')).send(feedback, by.key()),
      {
        kind: 'fault',
        summary: 'The radio stops when I lock the screen.',
        state: 'open',
        updatedAt: 1_772_697_600_000,
        text: 'The radio stops when I lock the screen.',
      },
    ],
    [(by) => by.guest.send({ ...feedback, contact: 'chen@example.com' }, by.key()), null],
    [async (by) => (await by.as('reader-09')).send({ ...feedback, kind: '' }, by.key()), refused('invalid')],
    [async (by) => (await by.as('reader-09')).send({ ...feedback, text: '' }, by.key()), refused('invalid')],
  ],
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine('open', {}),
      { items: [{ id: 'feedback-demo-2', kind: 'idea', state: 'open', acts: ['add'], updatedAt: 1_772_346_000_000 }] },
    ],
  ],
  feedback: [
    [
      async (by) => (await by.as('user-resident')).feedback('feedback-demo-3'),
      { id: 'feedback-demo-3', kind: 'content', state: 'closed', updatedAt: 1_772_104_800_000 },
    ],
    [async (by) => (await by.as('reader-09')).feedback('feedback-demo-1'), refused('gone')],
  ],
  add: [
    [
      async (by) =>
        (await by.as('reader-09')).add(await sent(by), { text: 'It is an old phone.', pictures: [] }, by.key()),
      {
        kind: 'fault',
        summary: 'The radio stops when I lock the screen.',
        state: 'open',
        updatedAt: 1_772_697_600_000,
        text: 'The radio stops when I lock the screen.',
      },
    ],
    [
      async (by) => (await by.as('reader-10')).add(await sent(by), { text: 'Mine too.', pictures: [] }, by.key()),
      refused('gone'),
    ],
    [
      async (by) => (await by.as('reader-09')).add(await closed(by), { text: 'Again.', pictures: [] }, by.key()),
      refused('state-refuses'),
    ],
  ],
  close: [
    [
      async (by) => (await by.as('reader-09')).close(await sent(by), by.key()),
      {
        kind: 'fault',
        summary: 'The radio stops when I lock the screen.',
        state: 'closed',
        updatedAt: 1_772_697_600_000,
        text: 'The radio stops when I lock the screen.',
      },
    ],
    [async (by) => (await by.as('reader-10')).close(await sent(by), by.key()), refused('gone')],
    [async (by) => (await by.as('reader-09')).close(await closed(by), by.key()), refused('state-refuses')],
  ],
})

const passport = { id: 'guide-passport', theme: 'documents', department: { id: 'org-03', name: 'Riverbend Police' } }

export const guidesRows = rowsOf(HttpGuidesGateway, {
  list: [
    [
      (by) => by.guest.list({ theme: 'learning', event: 'arrival', department: 'org-06' }, {}),
      { items: [{ id: 'guide-library-card', title: 'Get a library card', promisedDays: 0, isFree: false }] },
    ],
    // What the address says that is no theme and no event is not asked for.
    [
      (by) => by.guest.list({ theme: 'no-theme', event: 'no-event', department: 'org-06' }, {}),
      { items: [{ id: 'guide-library-card' }] },
    ],
    [(by) => by.guest.list({ theme: '', event: '', department: 'no-department' }, {}), { items: [] }],
  ],
  departments: [
    [(by) => by.guest.departments({ theme: '', event: '' }), [{ id: 'org-03', name: 'Riverbend Police', guides: 7 }]],
    [
      (by) => by.guest.departments({ theme: 'learning', event: '' }),
      [{ id: 'org-06', name: 'Riverbend Library', guides: 1 }],
    ],
  ],
  guide: [
    [
      (by) => by.guest.guide('guide-passport'),
      {
        ...passport,
        ...{ promisedDays: 7, legalDays: 20, isFree: false, validUntil: null, checkedOn: '2026-02-21' },
        onlineUrl: 'https://www.example.org/riverbend/passports',
        materials: [
          { id: '1', name: 'ID card', hint: 'Children under sixteen bring the household register', form: null },
        ],
        fees: [{ name: 'First issue, renewal or replacement, each', cents: 12_000 }],
        places: [{ id: 'exit-hall', name: 'Entry and exit hall', phone: '0700-6611020' }],
      },
    ],
    [(by) => by.guest.guide('no-guide'), refused('gone')],
  ],
  countView: [
    [async (by) => (await by.member()).gateway.countView('guide-passport'), { counted: true }],
    [(by) => by.guest.countView('no-guide'), refused('gone')],
  ],
  judge: [
    [async (by) => (await by.as('reader-05')).judge('guide-marriage', { useful: false, lack: 'unclear' }), {}],
    [(by) => by.guest.judge('no-guide', { useful: true, lack: null }), refused('gone')],
  ],
})
