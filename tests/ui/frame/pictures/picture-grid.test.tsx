// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { PictureGrid } from '../../../../src/ui/frame/pictures/picture-grid.part'
import { openTab, renderWith } from '../../../support/member-host'

const pictures = ['/media/one.webp', '/media/two.webp', '/media/three.webp']

afterEach(async () => {
  await waitFor(() => expect(history.state?.overlays ?? []).toEqual([]))
})

describe('the pictures of a wish, a step or a feedback', () => {
  it('open in full screen, at the one that was tapped, and give the focus back', async () => {
    const user = userEvent.setup()
    renderWith(openTab(), <PictureGrid pictures={pictures} />)
    const second = screen.getByRole('button', { name: 'View picture 2' })
    await user.click(second)
    const viewer = await screen.findByRole('dialog', { name: 'Pictures' })
    expect(within(viewer).getByRole('status').textContent).toBe('2 of 3')
    await user.click(within(viewer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(second)
  })

  it('are shown by the app or the messenger where they can', async () => {
    const tab = openTab()
    tab.bridge.have({ previewImages: () => null })
    renderWith(tab, <PictureGrid pictures={pictures} />)
    await userEvent.click(screen.getByRole('button', { name: 'View picture 2' }))
    const urls = pictures.map((path) => `${location.origin}${path}`)
    expect(tab.bridge.called).toEqual([
      { method: 'previewImages', argument: { current: urls[1], urls: urls.join('\n') } },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that are private are shown by the page alone', async () => {
    const tab = openTab()
    tab.bridge.have({ previewImages: () => null })
    renderWith(tab, <PictureGrid pictures={['/media/private.webp?signature=s']} />)
    await userEvent.click(screen.getByRole('button', { name: 'View picture 1' }))
    const viewer = await screen.findByRole('dialog', { name: 'Pictures' })
    expect(tab.bridge.called).toEqual([])
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are nothing without any', () => {
    renderWith(openTab(), <PictureGrid pictures={[]} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})
