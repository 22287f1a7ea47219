import { rm } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getActivity } from '../../../../../contract/activities'
import { getArticle } from '../../../../../contract/articles'
import { getAlbum, getAudio, listAlbumTracks } from '../../../../../contract/audio'
import { getChannel } from '../../../../../contract/channels'
import type { Endpoint } from '../../../../../contract/endpoint'
import { errorCodes } from '../../../../../contract/envelope'
import { listFeed } from '../../../../../contract/feed'
import { getGallery } from '../../../../../contract/gallery'
import { getGuide } from '../../../../../contract/guides'
import { getProject } from '../../../../../contract/projects'
import { search } from '../../../../../contract/search'
import { getModule } from '../../../../../contract/services'
import { getSpecial } from '../../../../../contract/specials'
import { getVenue } from '../../../../../contract/venues'
import { getVideo } from '../../../../../contract/videos'
import { features } from '../../../../../platform/features'
import { describeOnBothDatabases } from '../../../../support/databases'
import { drawnBuild, viewOf } from '../../../../support/drawn-build'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { preparePublishing, publishingTools } from '../../../../support/publishing'

interface Example {
  readonly id: string
  /** The call of its screen. */
  readonly call: Pick<Endpoint, 'method' | 'url'>
  /** The words by which the search finds it. */
  readonly words: string
  /** The file of the sitemap that has its address; null for a kind that the sitemap does not have. */
  readonly sitemap: string | null
  /** Whether feeds show it. */
  readonly isFed: boolean
}

const examples: Readonly<Record<string, Example>> = {
  article: { id: 'night-market', call: getArticle, words: 'market moves', sitemap: '1', isFed: true },
  album: { id: 'river-mornings', call: getAlbum, words: 'mornings by the river', sitemap: '1', isFed: true },
  audio: { id: 'river-mornings-first', call: getAudio, words: 'first part ferry', sitemap: '1', isFed: true },
  video: { id: 'coast-this-morning', call: getVideo, words: 'coast this morning', sitemap: '1', isFed: true },
  gallery: { id: 'river-in-pictures', call: getGallery, words: 'a day by the river', sitemap: '1', isFed: true },
  special: { id: 'by-the-river', call: getSpecial, words: 'sounds and pictures', sitemap: '1', isFed: true },
  'live-event': { id: 'opening-night', call: getChannel, words: 'opens live', sitemap: null, isFed: false },
  venue: { id: 'old-ferry', call: getVenue, words: 'old ferry station', sitemap: 'venues', isFed: false },
  project: { id: 'clean-river', call: getProject, words: 'a clean river', sitemap: null, isFed: false },
  activity: {
    id: 'clean-river-january',
    call: getActivity,
    words: 'banks january',
    sitemap: 'activities',
    isFed: false,
  },
  service: { id: 'services-river', call: getModule, words: 'stalls and hours', sitemap: null, isFed: false },
  guide: { id: 'stall-permit', call: getGuide, words: 'apply for a stall', sitemap: 'guides', isFed: false },
}
/** The kinds that stay visible as cancelled when they are withdrawn, since people took part in them. */
const lasting = ['activity']

/** The kinds of which docs/examples/new-city has examples (new-city.test.ts). */
const beginnings = [
  ...['agreement', 'category', 'channel', 'city', 'host', 'organisation', 'organisation-group', 'province'],
  ...['sub-category', 'topic'],
  // A team needs a volunteer who leads it, and no folder can bring one: publish-teams.test.ts has it.
  'team',
]

it('has an example of every kind', () => {
  expect(
    features
      .flatMap(({ publishes }) => publishes ?? [])
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...Object.keys(examples), ...beginnings].sort())
})

describeOnBothDatabases('publishing every kind from files', (open) => {
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  let built: string
  beforeAll(async () => {
    built = await drawnBuild()
    platform = await startPlatform({ connection: await open(), configuration: { buildDirectory: built } })
    await preparePublishing(platform)
    tools = await publishingTools(platform)
    await tools.copy()
    for (const { call, id, sitemap } of Object.values(examples)) {
      // These are made before, and would be kept for a while.
      await text(viewOf(call.url.replace(':id', id)))
      if (sitemap !== null) await text(`/sitemap/${sitemap}.xml`)
    }
    expect((await tools.do('publish', '.')).split('\n')).toHaveLength(1 + Object.keys(examples).length)
  })
  afterAll(async () => {
    await tools.clear()
    await platform.close()
    await rm(built, { recursive: true, force: true })
  })
  const english = { headers: { 'accept-language': 'en' } }
  const text = async (url: string) => {
    const answer = await platform.app.inject({ url })
    return answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.rawPayload).toString() : answer.payload
  }
  const see = (kind: string) => {
    const { call, id } = examples[kind] as Example
    return platform.call(call, { path: { id }, ...english })
  }
  const isFound = async (words: string, id: string) => {
    const { items } = await platform.ask(search, { query: { q: words }, ...english })
    return items.some((item) => item.id === id || item.id === `module:${id}-1`)
  }
  const isFed = async (id: string) => (await platform.ask(listFeed, english)).items.some((item) => item.id === id)

  it.each(Object.entries(examples))(
    'shows %s at once: its screen, its first view, search, feeds, sitemap',
    async (kind, example) => {
      const { id, words, sitemap, call } = example
      expect(await see(kind)).toMatchObject({ status: 200, code: errorCodes.ok })
      await vi.waitFor(async () =>
        expect(await text(viewOf(call.url.replace(':id', id)))).toContain(`"code":${errorCodes.ok}`),
      )
      expect(await isFound(words, id)).toBe(true)
      expect(await isFed(id)).toBe(example.isFed)
      if (sitemap !== null) expect(await text(`/sitemap/${sitemap}.xml`)).toContain(`/${id}<`)
    },
  )

  it('shows what the files say', async () => {
    expect((await see('album')).data).toMatchObject({
      tracks: 1,
      description: 'To hear on the way: boats, birds, breakfast stalls.',
    })
    const tracks = await platform.call(listAlbumTracks, { path: { id: 'river-mornings' }, ...english })
    expect(tracks.data.items).toMatchObject([{ id: 'river-mornings-first', sort: 1 }])
    expect((await see('audio')).data.audio.duration).toBeGreaterThan(3)
    expect((await see('video')).data.duration).toBeGreaterThan(1)
    expect((await see('gallery')).data.pictures).toMatchObject([
      { width: 640, height: 400, caption: 'In the evening the stalls are measured out' },
    ])
    expect(
      (await see('special')).data.columns.map((column: { items: { id: string }[] }) =>
        column.items.map((item) => item.id),
      ),
    ).toEqual([['night-market'], ['river-in-pictures', 'river-mornings-first', 'coast-this-morning']])
    expect((await see('activity')).data.activity).toMatchObject({ state: 'announced', places_left: 20 })
    expect((await see('guide')).data.guide.online_url).toBe('/send-inter')
    const form = (await see('guide')).data.guide.materials[0].form
    expect((await platform.app.inject(form.url)).headers['content-type']).toBe('application/pdf')
  })

  it('does nothing when it runs again', async () => {
    expect(await tools.do('publish', '.')).toBe(`Published:\n  nothing\n  ${Object.keys(examples).length} unchanged`)
  })

  it.each(Object.entries(examples))('withdraws %s, and puts it back where that can be', async (kind, { id, words }) => {
    await tools.do('publish', 'withdraw', `${kind}:${id}`)
    if (lasting.includes(kind)) {
      expect((await see(kind)).data.activity).toMatchObject({ state: 'cancelled' })
      expect(await isFound(words, id)).toBe(false)
      expect((await tools.run('publish', 'put-back', `${kind}:${id}`)).output).toContain(
        'is cancelled: it cannot be changed',
      )
      return
    }
    expect(await see(kind)).toMatchObject({ code: errorCodes.gone })
    expect([await isFound(words, id), await isFed(id)]).toEqual([false, false])
    const putBack = await tools.run('publish', 'put-back', `${kind}:${id}`)
    if (kind === 'project') {
      expect(putBack.output).toContain('is over: publish it under another id')
      return
    }
    expect(putBack.failed).toBe(false)
    expect(await see(kind)).toMatchObject({ code: errorCodes.ok })
    expect(await isFound(words, id)).toBe(true)
  })
})
