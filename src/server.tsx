import type { BuiltRenderer } from '../contract/first-view'
import * as server from './composition/first-view/server'

export { screenFacts } from './composition/discovery/screen-facts'
export const { pageInputs, render, renderShell }: BuiltRenderer = server
