import { withFrame } from '../../frame/shell/layout/framed-screen'
import type { ScreenModule } from '../../frame/shell/screens/screen'

/** The list of specials for the frame of an app (S006). */
export async function specials(): Promise<ScreenModule> {
  const module = await import(/* webpackChunkName: "specials" */ './specials.screen')
  return withFrame(module, module.SpecialsMain)
}
