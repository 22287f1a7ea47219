import { expect, it, vi } from 'vitest'
import { answerImage } from '../../src/service-worker/image-copies'
import { ask, workerHost } from './worker-host'

const host = workerHost()

it('a picture that was seen is seen again without a network', async () => {
  host().answer('/media/a.webp', 'picture')
  await answerImage(ask('/media/a.webp'))
  host().goDown()
  expect(await (await answerImage(ask('/media/a.webp'))).text()).toBe('picture')
  await expect(answerImage(ask('/media/b.webp'))).rejects.toThrow()
})

it('a picture that is for one person alone is shown, and not kept', async () => {
  const headers = { 'cache-control': 'private, max-age=3600' }
  host().answer('/uploads/ticket/a.webp', () => new Response('picture', { headers }))
  expect(await (await answerImage(ask('/uploads/ticket/a.webp'))).text()).toBe('picture')
  expect(await host().kept('images')).toEqual([])
})

it('a picture is shown where there is no room to keep it', async () => {
  host().caches.isFull = true
  host().answer('/media/a.webp', 'picture')
  expect(await (await answerImage(ask('/media/a.webp'))).text()).toBe('picture')
})

it('a picture that is not there is not kept', async () => {
  expect((await answerImage(ask('/media/gone.webp'))).status).toBe(404)
  expect(await host().kept('images')).toEqual([])
})

it('beyond three hundred the oldest go', async () => {
  for (let number = 0; number < 302; number += 1) await host().put('images', `/media/${number}.webp`, '')
  vi.spyOn(Math, 'random').mockReturnValue(0)
  host().answer('/media/new.webp', 'picture')
  await answerImage(ask('/media/new.webp'))
  const kept = await host().kept('images')
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([300, '/media/3.webp', '/media/new.webp'])
})
