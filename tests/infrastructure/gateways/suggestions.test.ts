import {
  acceptSuggestion,
  assignSuggestion,
  inquireAboutSuggestion,
  replyToSuggestion,
} from '../../../platform/features/civic/suggestions/answer-suggestion'
import type { Outcome } from '../../../src/application/frame/shared/failure'
import { HttpSuggestionsGateway } from '../../../src/infrastructure/civic/suggestions/http-suggestions-gateway'
import { inDemoCity, refused, type Callers } from './gateway-table'

const describeGateway = inDemoCity()

const noFilter = { state: '', department: '', search: '', order: 'new' }
const form = {
  kind: 'problem' as const,
  departmentId: 'department-roads',
  title: 'A dark corner by the school',
  text: 'The lamp has been out for a week.',
  place: { name: 'Lantern Street', latitude: 26.1, longitude: 111.1 },
  pictures: [],
  kept: [],
  contact: '',
  isPublic: true,
  isAnonymous: false,
}
type Gateways = Callers<HttpSuggestionsGateway>

/** A call about a suggestion of its own, which went as far as this. */
const on =
  (
    state: 'submitted' | 'accepted' | 'replied' | 'confirmed',
    act: (id: string, author: HttpSuggestionsGateway, by: Gateways) => Promise<Outcome<unknown>>,
  ) =>
  async (by: Gateways) => {
    const { gateway: author } = await by.member()
    const made = await author.create(form, by.key())
    const id = made.ok ? made.value.id : 'nothing'
    const { database } = by.platform
    const at = by.platform.clock.now()
    if (made.ok && state !== 'submitted') await acceptSuggestion(database, { id }, at)
    // It is so long ago that the figures no longer count it.
    const answered = new Date(at.getTime() - 400 * 86_400_000)
    if (made.ok && (state === 'replied' || state === 'confirmed')) {
      await assignSuggestion(database, id, 'department-water', answered)
      await replyToSuggestion(database, { id, text: 'The lamp was repaired.' }, answered)
    }
    if (state === 'confirmed') await author.confirm(id, by.key())
    return act(id, author, by)
  }
const card = {
  title: 'A dark corner by the school',
  kind: 'problem',
  department: { id: 'department-roads' },
  createdAt: 1_772_697_600_000,
}

describeGateway(HttpSuggestionsGateway, {
  departments: [
    [
      (by) => by.guest.departments(),
      [
        {
          id: 'department-mayor',
          name: 'Mayor’s office',
          acceptDays: 2,
          replyDays: 10,
          duties: ['mayor'],
          counts: [{ state: 'replied', count: 1 }],
        },
      ],
    ],
  ],
  limit: [
    [async (by) => (await by.as('reader-09')).limit(), null],
    [(by) => by.guest.limit(), refused('session-expired')],
  ],
  department: [
    [
      (by) => by.guest.department('department-roads'),
      { id: 'department-roads', name: 'Streets and lighting', figures: { answered: 7, inTime: 6, rated: 5 } },
    ],
    [(by) => by.guest.department('no-department'), refused('gone')],
  ],
  counts: [[(by) => by.guest.counts('lamp'), [{ departmentId: 'department-roads', state: 'replied', count: 1 }]]],
  figures: [
    [
      (by) => by.guest.figures(),
      {
        fewest: 5,
        city: { answered: 19, inTime: 17, sentBack: 1, rated: 10 },
        departments: [{ id: 'department-mayor', name: 'Mayor’s office', acceptDays: 2, replyDays: 10, figures: null }],
      },
    ],
  ],
  list: [
    [
      (by) => by.guest.list({ ...noFilter, department: 'department-parks' }, null, {}),
      {
        items: [
          {
            id: 'suggestion-demo-19',
            title: 'The outdoor gym is too cramped',
            kind: 'idea',
            department: { id: 'department-parks' },
            state: 'reopened',
            author: { id: 'reader-22' },
          },
        ],
      },
    ],
    [
      (by) =>
        by.guest.list({ ...noFilter, order: 'near', state: 'reopened' }, { latitude: 26.42, longitude: 111.61 }, {}),
      { items: [{ state: 'reopened' }] },
    ],
  ],
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine({ ...noFilter, state: 'refused' }, {}),
      { items: [{ id: 'suggestion-demo-12', state: 'refused', author: { id: 'user-resident' } }] },
    ],
  ],
  mineOpen: [
    [
      async (by) => (await by.as('user-resident')).mineOpen({ pageSize: 1 }),
      { items: [{ state: 'submitted', mine: true }] },
    ],
    [(by) => by.guest.mineOpen({}), refused('session-expired')],
  ],
  similar: [
    [
      (by) => by.guest.similar('Street lamps on Third Bridge Road', null),
      [{ id: 'suggestion-demo-01', state: 'replied', author: { id: 'user-resident' } }],
    ],
  ],
  suggestion: [
    [
      (by) => by.guest.suggestion('suggestion-demo-01', null),
      {
        id: 'suggestion-demo-01',
        state: 'replied',
        reply: { office: 'Streets and lighting' },
        author: { id: 'user-resident' },
      },
    ],
    [(by) => by.guest.suggestion('suggestion-demo-14', null), { id: 'suggestion-demo-14', author: null }],
    [(by) => by.guest.suggestion('suggestion-demo-23', null), refused('gone')],
  ],
  record: [
    [
      (by) => by.guest.record('suggestion-demo-14'),
      { id: 'suggestion-demo-14', isAnonymous: true, steps: [{ act: 'submit', actor: null, office: null }] },
    ],
    [(by) => by.guest.record('no-suggestion'), refused('gone')],
  ],
  create: [
    [
      async (by) => (await by.member()).gateway.create(form, by.key()),
      { ...card, state: 'submitted', toForward: false },
    ],
    [
      async (by) => (await by.member()).gateway.create({ ...form, departmentId: null }, by.key()),
      { title: card.title, toForward: true, department: { id: 'department-mayor' } },
    ],
    [async (by) => (await by.member()).gateway.create({ ...form, text: '' }, by.key()), refused('invalid')],
    [async (by) => (await by.as('user-member')).create(form, by.key()), refused('phone-needed')],
  ],
  correct: [
    [
      on('submitted', (id, author, by) => author.correct(id, { ...form, title: 'Dark steps' }, by.key())),
      { ...card, title: 'Dark steps', state: 'submitted' },
    ],
    [on('submitted', (id, author, by) => author.correct(id, { ...form, text: '' }, by.key())), refused('invalid')],
    [on('accepted', (id, author, by) => author.correct(id, form, by.key())), refused('state-refuses')],
    [
      on('submitted', async (id, _author, by) => (await by.member()).gateway.correct(id, form, by.key())),
      refused('gone'),
    ],
  ],
  withdraw: [
    [on('accepted', (id, author, by) => author.withdraw(id, by.key())), { title: '', text: '', state: 'withdrawn' }],
    [on('replied', (id, author, by) => author.withdraw(id, by.key())), refused('state-refuses')],
    [on('accepted', async (id, _author, by) => (await by.member()).gateway.withdraw(id, by.key())), refused('gone')],
  ],
  support: [
    [
      on('accepted', async (id, _author, by) => (await by.member()).gateway.support(id, 'affected')),
      { ...card, state: 'accepted', supporters: 1, affected: 1, support: 'affected' },
    ],
    [on('accepted', (id, author) => author.support(id, 'support')), refused('not-yours')],
    [on('submitted', async (id, _author, by) => (await by.member()).gateway.support(id, 'support')), refused('gone')],
  ],
  confirm: [
    [
      on('replied', (id, author, by) => author.confirm(id, by.key())),
      { ...card, department: { id: 'department-water' }, state: 'confirmed' },
    ],
    [on('accepted', (id, author, by) => author.confirm(id, by.key())), refused('state-refuses')],
    [on('replied', async (id, _author, by) => (await by.member()).gateway.confirm(id, by.key())), refused('gone')],
  ],
  reopen: [
    [
      on('replied', (id, author, by) => author.reopen(id, { text: 'Still dark.' }, by.key())),
      { ...card, department: { id: 'department-water' }, state: 'reopened', reopenings: 1 },
    ],
    [on('replied', (id, author, by) => author.reopen(id, { text: '' }, by.key())), refused('invalid')],
    [
      on('confirmed', (id, author, by) => author.reopen(id, { text: 'Still dark.' }, by.key())),
      refused('state-refuses'),
    ],
  ],
  ask: [
    [
      on('replied', (id, author, by) => author.ask(id, 'ask', { text: 'When?' }, by.key())),
      {
        ...card,
        department: { id: 'department-water' },
        state: 'replied',
        promises: { asker: 'author' },
        followUps: [{ by: 'author', office: null, isQuestion: true, text: 'When?' }],
        acts: ['confirm'],
      },
    ],
    [on('replied', (id, author, by) => author.ask(id, 'ask', { text: '' }, by.key())), refused('invalid')],
    [on('accepted', (id, author, by) => author.ask(id, 'ask', { text: 'When?' }, by.key())), refused('state-refuses')],
    [
      on('accepted', async (id, author, by) => {
        const { database } = by.platform
        await assignSuggestion(database, id, 'department-water', by.platform.clock.now())
        await inquireAboutSuggestion(database, id, 'Which lamp is it?', by.platform.clock.now())
        return author.ask(id, 'clarify', { text: 'The last one.' }, by.key())
      }),
      {
        state: 'assigned',
        followUps: [{ by: 'office', office: 'Water and drains', isQuestion: true, text: 'Which lamp is it?' }],
      },
    ],
  ],
  subscribe: [
    [
      on('accepted', async (id, _author, by) => (await by.member()).gateway.subscribe(id, true)),
      { ...card, state: 'accepted', supporters: 0, subscribed: true },
    ],
    [on('accepted', (id, author) => author.subscribe(id, true)), refused('not-yours')],
    [on('submitted', async (id, _author, by) => (await by.member()).gateway.subscribe(id, true)), refused('gone')],
    [
      on('confirmed', async (id, _author, by) => (await by.member()).gateway.subscribe(id, true)),
      refused('state-refuses'),
    ],
  ],
  evaluate: [
    [
      on('confirmed', (id, author, by) => author.evaluate(id, { stars: 4, text: 'Quick' }, by.key())),
      { ...card, department: { id: 'department-water' }, state: 'closed', evaluation: { stars: 4, text: 'Quick' } },
    ],
    [on('confirmed', (id, author, by) => author.evaluate(id, { stars: 9, text: '' }, by.key())), refused('invalid')],
    [
      on('replied', (id, author, by) => author.evaluate(id, { stars: 4, text: '' }, by.key())),
      refused('state-refuses'),
    ],
  ],
})
