import { useEffect } from 'react'
import { ScreenWake } from '../../../application/frame/codes/screen-wake'
import { useApp } from '../shell/app-context'
import { codesName } from './codes-name'

/** Keeps the screen on while the component is shown; the adapter loads in parallel and is not waited for. */
export function useScreenOn(): void {
  const { container, loadFeature } = useApp()
  useEffect(() => {
    let isOver = false
    let end: (() => void) | null = null
    loadFeature(codesName).then(
      () => {
        if (!isOver) end = container.get(ScreenWake).keepAwake()
      },
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [container, loadFeature])
}
