// @vitest-environment jsdom
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { TopicsGateway } from '../../../../src/application/media/topics/topics-gateway'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { Topic } from '../../../../src/domain/media/topics/topic'
import { screen } from '../../../../src/ui/media/topics/topic.screen'
import type { TopicViewModel } from '../../../../src/ui/media/topics/topic.view-model'
import { soundHost } from '../../frame/player/sound-host'

const topic: Topic = {
  id: 't1',
  title: 'How late should the last bus run?',
  lead: 'The bus company reads every post.',
  cover: '/bus.webp',
  publishedAt: 1,
  source: null,
  commentsOpen: true,
  share: { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
}

async function opened(answer: Awaited<ReturnType<TopicsGateway['topic']>> = success(topic)) {
  const host = soundHost({ member: true })
  host.container.bind<TopicsGateway>(TopicsGateway).toConstantValue({ topic: async () => answer })
  const shown = await host.open(screen, '/topics/t1', { id: 't1' })
  return { ...shown, viewModel: shown.viewModel as TopicViewModel, user: userEvent.setup() }
}

describe('the screen of a discussion topic', () => {
  it('shows its lead, and its posts in the order of their rank', async () => {
    const { viewModel } = await opened()
    expect(page.getByRole('heading', { level: 1, name: topic.title })).toBeDefined()
    expect(page.getByText(topic.lead)).toBeDefined()
    expect(page.getByRole('heading', { level: 2, name: /Posts/ })).toBeDefined()
    expect(viewModel.participation.comments.order).toBe('hot')
    expect(viewModel.head).toMatchObject({ title: topic.title, image: '/bus.webp', about: { kind: 'topic', id: 't1' } })
  })

  it('opens the composer to join in', async () => {
    const { user, viewModel } = await opened()
    await user.click(page.getAllByRole('button', { name: 'Join in' })[0] as HTMLElement)
    expect(viewModel.participation.comments.composer.isOpen).toBe(true)
  })

  it('says that the discussion has ended, and takes no more posts', async () => {
    await opened(success({ ...topic, commentsOpen: false }))
    expect(page.getAllByText('This discussion has ended').length).toBeGreaterThan(0)
    expect(page.queryByRole('button', { name: 'Join in' })).toBeNull()
  })

  it('says that it could not be loaded', async () => {
    await opened(failure(failureOf('offline')))
    expect(page.getByText('The discussion couldn’t be loaded')).toBeDefined()
  })
})
