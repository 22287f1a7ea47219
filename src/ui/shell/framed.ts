import type { ComponentType } from 'react'
import type { ScreenModule, ScreenViewModel } from './screen'

/** A screen for the frame of an app (S004–S008): the same view-model, and only what stands below its head. */
export async function framed<VM extends ScreenViewModel>(
  { screen }: ScreenModule,
  main: ComponentType<{ readonly viewModel: VM }>,
): Promise<ScreenModule> {
  const { framedScreen } = await import(/* webpackChunkName: "framed" */ './framed-screen')
  return { screen: framedScreen(screen, main as ComponentType<{ readonly viewModel: ScreenViewModel }>) }
}
