import type { ServiceModule } from '../../../domain/overview/services/service-module'
import type { Navigator } from '../../frame/navigation/navigator'
import { shownAddress } from '../../frame/navigation/shown-kinds'

/** The modules that have an entry whose screen exists in this version, without their other entries. */
export function shownModules(navigator: Navigator, modules: readonly ServiceModule[]): readonly ServiceModule[] {
  return modules
    .map((module) => ({
      ...module,
      entries: module.entries.filter(({ target }) => shownAddress(navigator, target) !== null),
    }))
    .filter(({ entries }) => entries.length > 0)
}
