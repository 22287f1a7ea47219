import type { ReactNode } from 'react'
import { panelId, tabId } from './tabs'

interface TabPanelProps {
  readonly group: string
  readonly id: string
  readonly children: ReactNode
}

/** What a selected tab shows, where there is no Pager. */
export function TabPanel({ group, id, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(group, id)} aria-labelledby={tabId(group, id)}>
      {children}
    </div>
  )
}
