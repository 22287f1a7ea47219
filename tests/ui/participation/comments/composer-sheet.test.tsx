// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CommentsGateway } from '../../../../src/application/participation/comments/comments-gateway'
import { NamingGateway } from '../../../../src/application/participation/mentions/naming-gateway'
import { success } from '../../../../src/domain/frame/shared/result'
import { CommentComposerViewModel } from '../../../../src/ui/participation/comments/comment-composer.view-model'
import { ComposerSheet } from '../../../../src/ui/participation/comments/composer-sheet'
import { openTab, renderWith } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'
import { flush } from '../../../support/flush'

const user = userEvent.setup()

it('names somebody whom the writer chose with @, keeps them in the draft, and sends them with the text', async () => {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const naming = recordedPort<NamingGateway>({
    people: async () => success([{ id: 'anna', nickname: 'Anna', avatar: null }]),
    topics: async () => success([]),
  })
  const comments = recordedPort<CommentsGateway>({ post: async () => success(null) })
  tab.container.bind(NamingGateway).toConstantValue(naming.port)
  tab.container.bind(CommentsGateway).toConstantValue(comments.port)
  const composer = tab.container.get(CommentComposerViewModel)
  await composer.open({ kind: 'circlePost', id: '12' })
  renderWith(tab, <ComposerSheet composer={composer} onSend={async () => void (await composer.send())} />)
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox')
  const pause = () =>
    act(async () => {
      tab.clock.pass(250)
      await flush()
    })

  await user.type(text, 'Ask @a')
  await pause()
  expect(naming.calls.map((call) => call.slice(0, 3))).toEqual([['people', 'a', { contentId: '12' }]])
  await user.click(screen.getByRole('option', { name: /Anna/ }))
  expect([text.value, composer.people]).toEqual(['Ask @Anna ', [{ id: 'anna', name: 'Anna' }]])
  // A comment has no topics, so that none are suggested.
  await user.type(text, 'about #spr')
  await pause()
  expect(naming.calls).toHaveLength(1)

  act(() => composer.close())
  await act(() => composer.open({ kind: 'circlePost', id: '12' }))
  expect([composer.text, composer.people]).toEqual(['Ask @Anna about #spr', [{ id: 'anna', name: 'Anna' }]])
  await act(async () => void (await composer.send()))
  expect(comments.calls).toMatchObject([
    ['post', { text: 'Ask @Anna about #spr', people: [{ id: 'anna', name: 'Anna' }] }, expect.any(String)],
  ])
})
