// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { Notices } from '../../../../src/ui/frame/shell/lazy/lazy-parts'
import { openTab, renderWith } from '../../../support/member-host'

it('a part of the frame whose code is here is drawn at once', async () => {
  await Notices.bring()
  const tab = openTab()
  tab.notices.show({ code: 'logged-out' })
  renderWith(
    tab,
    <Suspense fallback="waits">
      <Notices />
    </Suspense>,
  )
  expect(screen.getByText('Logged out')).toBeTruthy()
})
