import { vi } from 'vitest'
import { replaceProperty } from '../../../support/replace-property'

/** Gives maps a size, because the document of tests lays nothing out and draws nothing. The globals are stubs. */
export function withMapSize(): void {
  replaceProperty(HTMLElement.prototype, 'clientWidth', 360)
  replaceProperty(HTMLElement.prototype, 'clientHeight', 360)
  replaceProperty(SVGSVGElement.prototype, 'createSVGRect', () => null)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
}
