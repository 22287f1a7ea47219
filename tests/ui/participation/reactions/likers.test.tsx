// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LikersGateway } from '../../../../src/application/participation/reactions/likers-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { LikersPart } from '../../../../src/ui/participation/reactions/likers.part'
import { ReactionsViewModel } from '../../../../src/ui/participation/reactions/reactions.part.view-model'
import { articleHost, renderArticle } from '../../media/articles/article-host'

async function shown(likes = 5) {
  const host = articleHost()
  host.reactions.shown = { ...host.reactions.shown, likes }
  const answers = { fails: false }
  const wren = { id: 'u7', nickname: 'Wren', avatar: null, at: 0 }
  host.container
    .bind(LikersGateway)
    .toConstantValue({
      likers: async () =>
        answers.fails ? failure(failureOf('offline')) : success({ items: [wren], nextCursor: null }),
    })
  const viewModel = host.container.get(ReactionsViewModel)
  renderArticle(host, <LikersPart viewModel={viewModel} />)
  await act(() => viewModel.open({ kind: 'post', id: '12' }))
  return { answers, user: userEvent.setup() }
}

it('who liked a content stands behind their number; each leads to their public page (C024)', async () => {
  const { user } = await shown()
  await user.click(screen.getByRole('button', { name: '5 people like this' }))
  expect(await screen.findByRole('dialog', { name: 'Liked by' })).toBeTruthy()
  expect((await screen.findByRole('link', { name: /Wren/ })).getAttribute('href')).toBe('/user-details/u7')
})

it('says why the list did not come, and tries again', async () => {
  const { user, answers } = await shown(1)
  answers.fails = true
  await user.click(screen.getByRole('button', { name: '1 person likes this' }))
  expect(await screen.findByText('The list couldn’t be loaded')).toBeTruthy()
  answers.fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Wren/ })).toBeTruthy()
})

it('nothing stands there while nobody liked it', async () => {
  await shown(0)
  expect(screen.queryByRole('button')).toBeNull()
})
