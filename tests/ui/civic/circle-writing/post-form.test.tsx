// @vitest-environment jsdom
import type { ReachedLimit } from '../../../../src/domain/frame/shared/reached-limit'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CirclePostsGateway } from '../../../../src/application/civic/circles/circle-posts-gateway'
import { CirclesGateway, type CirclePage } from '../../../../src/application/civic/circles/circles-gateway'
import { PostWritingGateway } from '../../../../src/application/civic/circle-writing/post-writing-gateway'
import { MapsGateway } from '../../../../src/application/civic/maps/maps-gateway'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { LinkPreviewsGateway } from '../../../../src/application/participation/link-previews/link-previews-gateway'
import { NamingGateway } from '../../../../src/application/participation/mentions/naming-gateway'
import type { Circle } from '../../../../src/domain/civic/circles/circle'
import type { CirclePost } from '../../../../src/domain/civic/circles/circle-post'
import type { LinkPreview } from '../../../../src/domain/participation/marked-text/link-preview'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { PostFormScreen } from '../../../../src/ui/civic/circle-writing/post-form.screen'
import { PostFormViewModel } from '../../../../src/ui/civic/circle-writing/post-form.view-model'
import { openLive } from '../../../support/live-screen'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'
import { start } from '../../../support/hand-clock'
import { keyOfContent } from '../../../support/content-key'
import { limitNotice, reachedLimit } from '../../../support/reached-limit'
import { flush } from '../../../support/flush'

const page: LinkPreview = {
  ...{ id: 'l1', address: 'https://a.example/x', host: 'a.example', title: 'A story', description: '', site: '' },
  picture: null,
}
const circleOf = (change: Partial<Circle> = {}) =>
  ({
    ...{ id: 'garden', name: 'Balcony gardens', isClosed: false, hasEnded: false, mutedUntil: null },
    ...{ standing: 'member', acts: ['leave'] },
    ...change,
  }) as Circle

let tab: Tab
let circle: Circle
let post: CirclePost
let circlesLimit: ReachedLimit | null
let circles: ReturnType<typeof recordedPort<CirclesGateway>>
let writing: ReturnType<typeof recordedPort<PostWritingGateway>>
const user = userEvent.setup()
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What’s on your mind?' })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const wait = (milliseconds: number) =>
  act(async () => {
    tab.clock.pass(milliseconds)
    await flush()
  })

beforeEach(() => {
  tab = openTab()
  tab.session.startSession('mine', resident)
  circle = circleOf()
  circlesLimit = null
  circles = recordedPort<CirclesGateway>({
    circle: async () => success({ circle, pinned: [], limit: circlesLimit } as CirclePage),
    act: async () => success((circle = circleOf())),
  })
  writing = recordedPort<PostWritingGateway>({
    create: async () => success({ id: 'p1', state: 'published' as const }),
    edit: async () => success({ id: 'p1', state: 'published' as const }),
  })
  tab.container.bind(PositionSource).toConstantValue(recordedPort<PositionSource>({}).port)
  tab.container.bind(MapsGateway).toConstantValue(recordedPort<MapsGateway>({}).port)
  tab.container.bind(CirclesGateway).toConstantValue(circles.port)
  tab.container.bind(PostWritingGateway).toConstantValue(writing.port)
  tab.container
    .bind(CirclePostsGateway)
    .toConstantValue(recordedPort<CirclePostsGateway>({ post: async () => success(post) }).port)
  tab.container
    .bind(NamingGateway)
    .toConstantValue(
      recordedPort<NamingGateway>({ people: async () => success([]), topics: async () => success([]) }).port,
    )
  tab.container
    .bind(LinkPreviewsGateway)
    .toConstantValue(recordedPort<LinkPreviewsGateway>({ preview: async () => success(page) }).port)
})

async function draw(query: Readonly<Record<string, string>> = {}) {
  const viewModel = tab.container.get(PostFormViewModel)
  await openLive(viewModel, { ...at('/post-publish/garden', query), params: { id: 'garden' } })
  renderWith(tab, <PostFormScreen viewModel={viewModel} />)
  return viewModel
}

describe('writing a post', () => {
  it('says in which circle, sends it, and leads to it', async () => {
    await draw()
    expect(screen.getByText('Post in “Balcony gardens”')).toBeTruthy()
    await user.type(text(), 'Hello')
    await press('Post')
    expect(writing.calls).toMatchObject([
      ['create', 'garden', { text: 'Hello', linkId: null, poll: null }, keyOfContent],
    ])
    expect(tab.navigator.went).toEqual(['replace /group-post-detail/p1'])
  })

  it('says before it is written when another one can be', async () => {
    circlesLimit = reachedLimit(30)
    await draw()
    expect(screen.getByText(limitNotice)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('shows the page of an address, which the writer may take out', async () => {
    await draw()
    await user.type(text(), 'See https://a.example/x')
    await wait(800)
    expect(screen.getByRole('link', { name: 'A story' })).toBeTruthy()
    await press('Don’t show the link card')
    expect(screen.queryByRole('link', { name: 'A story' })).toBeNull()
    await user.type(text(), ' now')
    await wait(800)
    await press('Post')
    expect(writing.calls).toMatchObject([['create', 'garden', { linkId: null }, keyOfContent]])
  })

  it('sends its place by words and on the map', async () => {
    const viewModel = await draw()
    await user.type(text(), 'Hello')
    expect(screen.queryByRole('textbox', { name: /^Place/ })).toBeNull()
    await press('Add a place')
    const place = screen.getByRole('textbox', { name: /^Place/ })
    expect(document.activeElement).toBe(place)
    await user.type(place, 'East gate')
    act(() => viewModel.form.change({ place: { ...viewModel.form.values.place, latitude: 26.4, longitude: 111.6 } }))
    expect(screen.getByText('Location added')).toBeTruthy()
    await press('Post')
    expect(writing.calls).toMatchObject([
      ['create', 'garden', { place: { name: 'East gate', latitude: 26.4, longitude: 111.6 } }, keyOfContent],
    ])
  })

  it('adds a poll, whose errors stand beside its fields', async () => {
    await draw()
    await user.type(text(), 'Hello')
    await press('Add a poll')
    await screen.findByRole('textbox', { name: 'Poll question' })
    await press('Post')
    expect(screen.getAllByText('Add at least 2 options').length).toBeGreaterThan(0)
    await user.type(screen.getByRole('textbox', { name: 'Poll question' }), 'When?')
    await user.type(screen.getByRole('textbox', { name: 'Option 1' }), 'Now')
    await press('Add an option')
    await user.type(screen.getByRole('textbox', { name: 'Option 3' }), 'Later')
    await press('Remove option 2')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Open for' }), '1')
    await user.click(screen.getByRole('checkbox', { name: 'Several options can be chosen' }))
    await press('Post')
    expect(writing.calls).toMatchObject([
      [
        'create',
        'garden',
        { poll: { question: 'When?', options: ['Now', 'Later'], days: 1, takesSeveral: true } },
        keyOfContent,
      ],
    ])
  })

  it('lets somebody join first, and keeps and sends what they wrote', async () => {
    circle = circleOf({ standing: 'none', acts: ['enter'] })
    let isMember = false
    writing.answers.create = async () =>
      isMember
        ? success({ id: 'p1', state: 'published' })
        : failure(failureOf('state-refuses', { state: 'not-a-member' }))
    await draw()
    await user.type(text(), 'Hello')
    await press('Post')
    expect(text().value).toBe('Hello')
    isMember = true
    await press('Join')
    expect(circles.calls.map(([name, id, what]) => [name, id, what])).toContainEqual(['act', 'garden', 'enter'])
    expect(writing.calls).toHaveLength(2)
    expect(tab.navigator.went).toEqual(['replace /group-post-detail/p1'])
  })

  it.each([
    [{ standing: 'pending', acts: ['withdraw'] }, 'Join the circle to post'],
    [{ mutedUntil: start + 86_400_000 }, 'You can’t post in this circle for now'],
  ] as const)('says why it is not possible now (%j)', async (change, words) => {
    circle = circleOf(change as Partial<Circle>)
    await draw()
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View circle' }).getAttribute('href')).toBe('/group-detail/garden')
  })

  it('takes nothing any more in a circle that is closed', async () => {
    circle = circleOf({ hasEnded: true })
    await draw()
    expect(screen.getByText(`“${circleOf({}).name}” is closed`)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('changing a post', () => {
  it('begins with its words, and sends these alone', async () => {
    post = {
      text: 'Ask @Ben',
      place: 'Lane',
      position: { latitude: 26.4, longitude: 111.6 },
      link: null,
      named: { people: [{ id: 'ben', name: 'Ben', nickname: 'B' }], topics: [] },
    } as unknown as CirclePost
    await draw({ post: 'p1' })
    expect(text().value).toBe('Ask @Ben')
    expect(screen.queryByRole('button', { name: 'Add a poll' })).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true)
    await user.type(text(), ' today')
    await press('Save changes')
    expect(writing.calls).toEqual([
      [
        'edit',
        'p1',
        {
          text: 'Ask @Ben today',
          people: [{ id: 'ben', name: 'Ben' }],
          place: { name: 'Lane', latitude: 26.4, longitude: 111.6 },
          pictures: [],
          linkId: null,
          poll: null,
        },
        keyOfContent,
      ],
    ])
  })
})
