import { withFrame } from '../../frame/shell/layout/framed-screen'
import type { ScreenModule } from '../../frame/shell/screens/screen'

/** Home, a category and a sub-category for the frame of an app (S004, S005, S007). */
export async function home(): Promise<ScreenModule> {
  const module = await import(/* webpackChunkName: "home" */ './home/home.screen')
  return withFrame(module, module.HomeFrame)
}

export async function category(): Promise<ScreenModule> {
  const module = await import(/* webpackChunkName: "category" */ './category/category.screen')
  return withFrame(module, module.CategoryMain)
}

export async function subCategory(): Promise<ScreenModule> {
  const module = await import(/* webpackChunkName: "category" */ './sub-category.screen')
  return withFrame(module, module.SubCategoryMain)
}
