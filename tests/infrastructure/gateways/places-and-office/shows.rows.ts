import { HttpCampaignsGateway } from '../../../../src/infrastructure/civic/shows/http-campaigns-gateway'
import { HttpShowsGateway } from '../../../../src/infrastructure/civic/shows/http-shows-gateway'
import { expect } from 'vitest'
import { showTools } from '../../../support/shows'
import { rowsOf, refused, type Callers } from '../gateway-table'

const show = {
  text: 'Everybody on the bus waited for him.',
  categoryId: 'show-kindness',
  place: 'Lotus Lane',
  pictures: [] as string[],
}
const withPicture = async ({ platform }: Callers<object>, userId: string) => ({
  ...show,
  pictures: [await uploads(platform).upload({ id: userId, token: '' })],
})
let tools: ReturnType<typeof showTools> | null = null
/** One for all tests: it numbers its uploads. */
const uploads = (platform: Callers<object>['platform']) => (tools ??= showTools(platform))

export const campaignsRows = rowsOf(HttpCampaignsGateway, {
  campaign: [
    [
      (by) => by.guest.campaign(''),
      {
        campaign: {
          ...{ id: 'campaign-lanterns', topicId: 'topic-campaign-lanterns', winners: [] },
          share: { isShareCustom: true, shareTitle: 'Show us your lantern' },
        },
      },
    ],
    [
      (by) => by.guest.campaign('campaign-river'),
      { campaign: { winners: [{ prize: 'First prize', entryId: expect.stringMatching(/^entry-demo/) }] } },
    ],
    [(by) => by.guest.campaign('nothing'), refused('gone')],
  ],
  entries: [
    [
      (by) => by.guest.entries('campaign-river', 'hot', { pageSize: 2 }),
      { items: [{ topic: { id: 'topic-campaign-river' }, state: 'published' }] },
    ],
    [(by) => by.guest.entries('', 'new', {}), { items: [{ topic: { id: 'topic-campaign-lanterns' } }] }],
  ],
})

export const showsRows = rowsOf(HttpShowsGateway, {
  options: [
    [(by) => by.guest.options(), { categories: [{ id: 'show-kindness', name: 'Kindness' }], publishing: true }],
  ],
  classes: [[(by) => by.guest.classes('show'), [{ id: 'show-kindness', name: 'Kindness' }]]],
  list: [
    [
      (by) => by.guest.list('show-clean', {}),
      {
        items: [
          {
            id: 'show-demo-004',
            category: { id: 'show-clean', name: 'Clean city' },
            state: 'published',
            author: { id: 'reader-11' },
          },
        ],
      },
    ],
  ],
  mine: [
    [
      async (by) => (await by.as('user-resident')).mine({}),
      {
        items: [
          {
            id: 'entry-demo-002',
            topic: { id: 'topic-night-bus' },
            state: 'submitted',
            cover: { address: '/media/pictures/metro-night.webp' },
            author: { id: 'user-resident' },
          },
        ],
      },
    ],
  ],
  show: [
    [
      (by) => by.guest.show('show-demo-001'),
      {
        id: 'show-demo-001',
        category: { id: 'show-kindness' },
        state: 'published',
        author: { id: 'reader-02' },
        place: 'Lantern Street',
      },
    ],
    [(by) => by.guest.show('no-show'), refused('gone')],
  ],
  entries: [
    [
      (by) => by.guest.entries('topic-night-bus', {}),
      {
        items: [
          {
            id: 'entry-demo-001',
            topic: { id: 'topic-night-bus' },
            state: 'published',
            cover: { address: '/media/pictures/bus-stop-night.webp' },
            author: { id: 'reader-04' },
          },
        ],
      },
    ],
  ],
  create: [
    [
      async (by) => (await by.as('reader-11')).create(await withPicture(by, 'reader-11'), by.key()),
      {
        summary: 'Everybody on the bus waited for him.',
        category: { id: 'show-kindness' },
        state: 'submitted',
        author: { id: 'reader-11' },
        text: 'Everybody on the bus waited for him.',
      },
    ],
    [async (by) => (await by.as('reader-11')).create(show, by.key()), refused('invalid')],
    [
      async (by) => (await by.as('reader-11')).create({ ...show, pictures: ['not-mine'] }, by.key()),
      refused('invalid'),
    ],
    [
      async (by) => (await by.as('user-member')).create(await withPicture(by, 'user-member'), by.key()),
      refused('phone-needed'),
    ],
  ],
  enter: [
    [
      async (by) =>
        (await by.as('reader-11')).enter(
          'topic-night-bus',
          { ...(await withPicture(by, 'reader-11')), categoryId: '' },
          by.key(),
        ),
      {
        summary: 'Everybody on the bus waited for him.',
        topic: { id: 'topic-night-bus' },
        state: 'submitted',
        author: { id: 'reader-11' },
        text: 'Everybody on the bus waited for him.',
      },
    ],
    [
      async (by) =>
        (await by.as('reader-11')).enter(
          'no-topic',
          { ...(await withPicture(by, 'reader-11')), categoryId: '' },
          by.key(),
        ),
      refused('gone'),
    ],
    [
      async (by) => (await by.as('reader-11')).enter('topic-night-bus', { ...show, text: '' }, by.key()),
      refused('invalid'),
    ],
    [async (by) => (await by.as('user-member')).enter('topic-night-bus', show, by.key()), refused('phone-needed')],
  ],
  remove: [
    [
      async (by) => {
        const gateway = await by.as('reader-11')
        const made = await gateway.create(await withPicture(by, 'reader-11'), by.key())
        return gateway.remove(made.ok ? made.value.id : 'nothing')
      },
      { deleted: true },
    ],
    [async (by) => (await by.as('reader-12')).remove('no-show'), refused('gone')],
    [async (by) => (await by.as('reader-12')).remove('show-demo-001'), refused('not-yours')],
  ],
})
