// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Image } from '../../../../src/ui/frame/kit/pictures/image'
import { resizedUrl, sourceSet } from '../../../../src/ui/frame/kit/pictures/image-source'
import { renderKit } from './render-kit'

describe('A picture', () => {
  it('of the site is asked for in the width that is needed', () => {
    expect(resizedUrl('/media/a.jpg', 320)).toBe('/media/a.jpg?x-oss-process=image/resize,w_320')
    expect(resizedUrl('/media/a.jpg?v=2', 160)).toBe('/media/a.jpg?v=2&x-oss-process=image/resize,w_160')
    expect(
      sourceSet('/media/a.jpg')
        ?.split(', ')
        .map((entry) => entry.split(' ')[1]),
    ).toEqual(['160w', '320w', '480w', '750w', '1080w'])
  })

  it('from elsewhere, drawn or resized already keeps its address', () => {
    for (const address of [
      'https://elsewhere.example/a.jpg',
      '//elsewhere.example/a.jpg',
      '/logo.svg',
      'data:image/png,x',
      '/a.jpg?x-oss-process=image/resize,w_50',
    ]) {
      expect(resizedUrl(address, 320)).toBe(address)
      expect(sourceSet(address)).toBeUndefined()
    }
  })

  it('waits below the fold and hurries on the first view', () => {
    renderKit(
      <>
        <Image src="/a.jpg" alt="Below" />
        <Image src="/b.jpg" alt="Above" first />
      </>,
    )
    expect(screen.getByAltText('Below').getAttribute('loading')).toBe('lazy')
    expect(screen.getByAltText('Above').getAttribute('loading')).toBe('eager')
    expect(screen.getByAltText('Above').getAttribute('fetchpriority')).toBe('high')
    expect(screen.getByAltText('Above').dataset.fading).toBeUndefined()
  })

  it('that cannot be had keeps its place and its words', () => {
    const { container } = renderKit(<Image src="/a.jpg" alt="The bridge" ratio="16:9" />)
    const box = container.firstElementChild?.className
    fireEvent.error(screen.getByAltText('The bridge'))
    expect(screen.getByRole('img', { name: 'The bridge' }).className).toContain(box)
    expect(container.querySelector('img')).toBeNull()
  })

  it('tries again when its address changes', () => {
    const { container, rerender } = renderKit(<Image src="/a.jpg" alt="The bridge" />)
    fireEvent.error(screen.getByAltText('The bridge'))
    rerender(<Image src="/b.jpg" alt="The bridge" />)
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/b.jpg')
  })
})
