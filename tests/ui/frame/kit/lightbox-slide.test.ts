import { expect, it } from 'vitest'
import { slideOf } from '../../../../src/ui/frame/kit/lightbox/lightbox-slide'

const picture = { address: '/media/a.webp', alt: 'a', caption: '' }

it('a picture comes in the sizes of the platform that are smaller than it, and whole', () => {
  const { srcSet, src } = slideOf({ ...picture, size: { width: 600, height: 300 } })
  expect(src).toBe('/media/a.webp')
  expect(srcSet?.map(({ width, height }) => [width, height])).toEqual([
    [160, 80],
    [320, 160],
    [480, 240],
    [600, 300],
  ])
  expect(srcSet?.at(-1)?.src).toBe('/media/a.webp')
})

it('a picture from elsewhere comes as it is', () => {
  const address = 'https://elsewhere.example/a.webp'
  expect(slideOf({ ...picture, address, size: { width: 600, height: 300 } }).srcSet).toEqual([
    { src: address, width: 600, height: 300 },
  ])
})

it('a picture of unknown aspect ratio is loaded in the largest size of the platform', () => {
  expect(slideOf({ ...picture, size: null })).toEqual({
    src: '/media/a.webp?x-oss-process=image/resize,w_1080',
    alt: 'a',
  })
})
