import { describe, expect, it } from 'vitest'
import { failureOf, type Outcome } from '../../../src/application/frame/shared/failure'
import { failure, success } from '../../../src/domain/frame/shared/result'
import { LoadedContent } from '../../../src/ui/participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../../../src/ui/participation/participation.part.view-model'
import { articleHost } from '../media/articles/article-host'

const share = { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' }
const bridge = {
  id: '12',
  title: 'The bridge',
  lead: 'It opens on Monday.',
  share,
  source: null,
  cover: '/bridge.webp',
}
type Content = typeof bridge
const here = { path: '/posts/12', params: { aid: '12' }, query: {} }

function contentOf(...answers: readonly Outcome<Content>[]) {
  const left = [...answers]
  const arrived: string[] = []
  const participation = articleHost().container.get(ParticipationViewModel)
  const content = new LoadedContent<Content>({
    kind: 'post',
    parameter: 'aid',
    participation,
    load: async () => left.shift() ?? failure(failureOf('offline')),
    describe: (shown) => ({ content: shown, path: `/posts/${shown.id}`, description: shown.lead, image: shown.cover }),
    onLoad: ({ id }) => arrived.push(id),
  })
  return { content, participation, arrived }
}

describe('the content of a screen', () => {
  it('describes itself to the head of the document and to sharing once it is loaded', async () => {
    const { content, participation, arrived } = contentOf(success(bridge))
    expect(content.head).toBeNull()
    await content.open(here)
    expect(content.head).toMatchObject({
      title: 'The bridge',
      description: 'It opens on Monday.',
      image: '/bridge.webp',
      about: { kind: 'post', id: '12' },
    })
    expect(participation.subject).toMatchObject({ path: '/posts/12', target: { id: '12', kind: 'post' } })
    expect(arrived).toEqual(['12'])
  })

  it('has nothing to share when loading failed, and has it after a retry', async () => {
    const { content, participation, arrived } = contentOf(failure(failureOf('offline')), success(bridge))
    await content.open(here)
    expect([content.head, participation.subject, arrived]).toEqual([null, null, []])
    await content.load()
    expect(participation.subject).toMatchObject({ title: 'The bridge' })
    expect(arrived).toEqual(['12'])
  })

  it('is restored without a request', () => {
    const { content, participation, arrived } = contentOf()
    expect(content.restore({ value: bridge }, here)).toBe(true)
    expect(content.loadable.value).toBe(bridge)
    expect(participation.subject).toMatchObject({ title: 'The bridge' })
    expect(arrived).toEqual(['12'])
  })
})
