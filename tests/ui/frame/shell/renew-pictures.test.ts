// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { renewPictures } from '../../../../src/ui/frame/shell/screens/renew-pictures'

afterEach(() => document.body.replaceChildren())

function failing(address: string): void {
  const picture = document.body.appendChild(document.createElement('img'))
  picture.src = address
  picture.dispatchEvent(new Event('error'))
}

it('loads a screen again when the address of a private picture has expired, once for all of them', () => {
  const reload = vi.fn()
  const end = renewPictures(reload)
  failing('/uploads/mk2x9a.sig-1/a.webp?x-oss-process=image/resize,w_480')
  failing('/uploads/mk2x9a.sig-2/b.webp')
  expect(reload).toHaveBeenCalledTimes(1)
  // The new addresses have expired, too.
  failing('/uploads/mk4zzz.sig-3/a.webp')
  expect(reload).toHaveBeenCalledTimes(2)
  end()
  failing('/uploads/mk9999.sig-4/a.webp')
  expect(reload).toHaveBeenCalledTimes(2)
})

it('leaves a screen alone whose public picture does not come', () => {
  const reload = vi.fn()
  const end = renewPictures(reload)
  failing('/media/pictures/gone.webp')
  failing('/uploads/upload-1.webp')
  expect(reload).not.toHaveBeenCalled()
  end()
})
