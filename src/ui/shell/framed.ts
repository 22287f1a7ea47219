import type { ComponentType } from 'react'
import type { ScreenModule } from './screen'

/** What stands below the head of a screen. */
// Each has a view-model of its own type, which only the screen knows.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Main = ComponentType<{ readonly viewModel: any }>

/** A screen for the frame of an app (S004–S008): the same view-model, and only what stands below its head. */
export async function framed({ screen }: ScreenModule, main: Main): Promise<ScreenModule> {
  const { framedScreen } = await import(/* webpackChunkName: "framed" */ './framed-screen')
  return { screen: framedScreen(screen, main) }
}
