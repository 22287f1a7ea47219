// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Pager } from '../../../../src/ui/frame/kit/tabs/pager'
import { Tabs } from '../../../../src/ui/frame/kit/tabs/tabs'
import { renderKit } from './render-kit'

const tabs = ['News', 'Radio', 'Video'].map((label) => ({ id: label.toLowerCase(), label }))

function Example() {
  const [selected, setSelected] = useState('news')
  return (
    <>
      <Tabs group="home" label="Categories" tabs={tabs} selected={selected} onSelect={setSelected} />
      <Pager group="home" ids={tabs.map(({ id }) => id)} selected={selected} onSelect={setSelected}>
        {(id) => <p>Page of {id}</p>}
      </Pager>
    </>
  )
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

describe('Tabs', () => {
  it('move by the arrow keys, around the ends, and take the focus along', async () => {
    const user = userEvent.setup()
    renderKit(<Example />)
    await user.tab()
    expect(document.activeElement?.textContent).toBe('News')
    await user.keyboard('{ArrowRight}')
    expect(chosen()).toBe('Radio')
    expect(document.activeElement?.textContent).toBe('Radio')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(chosen()).toBe('Video')
    await user.keyboard('{Home}')
    expect(chosen()).toBe('News')
    await user.keyboard('{End}')
    expect(chosen()).toBe('Video')
  })

  it('are one stop of the tab key', () => {
    renderKit(<Example />)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })

  it('name the page that they lead to, which is drawn when it is first looked at', async () => {
    renderKit(<Example />)
    expect(screen.queryByText('Page of radio')).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Radio' }))
    const panel = screen.getByText('Page of radio').parentElement
    expect(panel?.id).toBe(screen.getByRole('tab', { name: 'Radio' }).getAttribute('aria-controls'))
    expect(panel?.getAttribute('aria-labelledby')).toBe(screen.getByRole('tab', { name: 'Radio' }).id)
    expect(screen.getByText('Page of news').parentElement?.hasAttribute('inert')).toBe(true)
  })
})
