// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BuilderFrame } from '../../../../src/application/overview/builder/builder-frame'
import { BuilderGateway } from '../../../../src/application/overview/builder/builder-gateway'
import { CardTypes } from '../../../../src/application/overview/builder/card-types'
import { DraftCopies } from '../../../../src/application/overview/builder/draft-copies'
import { LocalStorage } from '../../../../src/application/frame/shared/storage'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import { SiteOrigin } from '../../../../src/application/frame/navigation/site-origin'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { PageDocument } from '../../../../src/domain/overview/builder/page-document'
import { BuilderEditor } from '../../../../src/ui/overview/builder/builder-editor.part'
import { RenovationScreen } from '../../../../src/ui/overview/builder/renovation/renovation.screen'
import { RenovationViewModel } from '../../../../src/ui/overview/builder/renovation/renovation.view-model'
import { FakeStorage } from '../../../application/frame/player/player-fakes'
import {
  away,
  contractTypes,
  copiesOnDevice,
  MemoryBuilder,
} from '../../../application/overview/builder/memory-builder'
import { bar, idsOf, page } from '../../../domain/overview/builder/documents'
import { openLive } from '../../../support/live-screen'
import { renderWith } from '../../media/feed/feed-host'
import { pageHost, stubBrowser } from '../pages/page-host'

beforeEach(async () => {
  stubBrowser()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  await BuilderEditor.bring()
})

function host(document: PageDocument = page(bar('head', 'Head'), bar('foot', 'Foot'))) {
  const pages = pageHost([])
  const builder = new MemoryBuilder(document)
  const { container } = pages
  container.bind(BuilderGateway).toConstantValue(builder)
  container.bind(CardTypes).toConstantValue(contractTypes())
  container.bind(DraftCopies).toConstantValue(copiesOnDevice())
  container
    .bind(BuilderFrame)
    .toConstantValue({ isFramed: false, tell: () => undefined, listen: () => () => undefined })
  if (!container.isBound(LocalStorage)) container.bind(LocalStorage).toConstantValue(new FakeStorage())
  if (!container.isBound(SiteOrigin)) container.bind(SiteOrigin).toConstantValue('https://city.example')
  return { ...pages, builder }
}

async function open(opened: ReturnType<typeof host>, id: string | null) {
  const viewModel = opened.container.get(RenovationViewModel)
  const query: Readonly<Record<string, string>> = id === null ? {} : { id }
  const location = { path: '/mobile-renovation', params: {}, query }
  renderWith(opened, <RenovationScreen viewModel={viewModel} />)
  await act(async () => {
    viewModel.applyLocation(location)
    await openLive(viewModel, location)
  })
  return viewModel
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const cards = () => screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))

describe('renovation mode', () => {
  it('S022: lists the pages, each with the way to its editor', async () => {
    await open(host(), null)
    const link = await screen.findByRole('link', { name: /This weekend/ })
    expect(link.getAttribute('href')).toBe('/mobile-renovation?id=weekend')
    expect(link.textContent).toContain('Published · 2 cards')
  })

  it('S022: says that only editors may, that a page is gone, and that there is no network', async () => {
    const opened = host()
    opened.builder.broken = failureOf('not-yours')
    const viewModel = await open(opened, 'weekend')
    expect(screen.getByText('Only editors can change pages')).toBeTruthy()
    opened.builder.broken = failureOf('gone')
    await act(async () => viewModel.retry())
    expect(screen.getByRole('link', { name: 'Edit pages' }).getAttribute('href')).toBe('/mobile-renovation')
    opened.builder.broken = away
    await act(async () => viewModel.retry())
    opened.builder.broken = null
    await press('Try again')
    expect(await screen.findByRole('button', { name: 'Add a card' })).toBeTruthy()
  })

  it('S022: edits a card by the form of its type, and takes it back', async () => {
    const { builder, ...opened } = host()
    const { builder: acts } = await open({ ...opened, builder }, 'weekend')
    expect(cards()).toEqual(['Title bar · Head', 'Title bar · Foot'])
    await press('Edit: Title bar · Head')
    const form = screen.getByRole('dialog', { name: 'Title bar · Head' })
    const title = within(form).getByRole('textbox', { name: 'Title (English)' })
    await userEvent.clear(title)
    await userEvent.type(title, 'Changed')
    await userEvent.click(within(form).getByRole('button', { name: 'Done' }))
    expect(cards()).toEqual(['Title bar · Changed', 'Title bar · Foot'])
    await press('Undo')
    expect(cards()).toEqual(['Title bar · Head', 'Title bar · Foot'])
    await press('Redo')
    await act(async () => acts.editor.flush())
    expect(builder.document.cards[0]).toMatchObject({ title: { en: 'Changed' } })
  })

  it('S022: a form that says what cannot be stored stays open, and names the field', async () => {
    await open(host(page({ id: 'gap', type: 'space', title: null, height: 24, line: true })), 'weekend')
    await press('Edit: Space')
    const form = screen.getByRole('dialog', { name: 'Space' })
    const height = within(form).getByRole('textbox', { name: /^Height in pixels/ })
    await userEvent.clear(height)
    await userEvent.click(within(form).getByRole('button', { name: 'Done' }))
    expect(within(form).getByRole('alert').textContent).toContain('Height in pixels')
    await userEvent.type(height, '36')
    await userEvent.click(within(form).getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog', { name: 'Space' })).toBeNull()
  })

  it('S022: adds a card from the gallery behind the selected one', async () => {
    const { builder } = await open(host(), 'weekend')
    await press('Select: Title bar · Head')
    await press('Add a card')
    await press('Add: Space')
    expect(cards().slice(0, 2)).toEqual(['Title bar · Head', 'Space'])
    expect(screen.getByRole('dialog', { name: 'Space' })).toBeTruthy()
    expect(builder.selected?.type).toBe('space')
  })

  it('S022: copies and pastes, makes another, and deletes with a way back', async () => {
    const opened = host()
    const { builder } = await open(opened, 'weekend')
    await press('Select: Title bar · Head')
    await press('Copy: Title bar · Head')
    await press('Paste (1)')
    await press('Make another: Title bar · Head')
    expect(builder.editor.document?.cards).toHaveLength(4)
    expect(new Set(idsOf(builder.editor.document ?? page())).size).toBe(4)
    await press('Delete: Title bar · Foot')
    expect(builder.editor.document?.cards).toHaveLength(3)
    const notice = opened.container.get(NoticesStore).notices.find(({ action }) => action?.code === 'undo')
    act(() => notice?.action?.act())
    expect(builder.editor.document?.cards).toHaveLength(4)
  })

  it('S022: publishes only with a reason, and on purpose while something is to be mended', async () => {
    const opened = host()
    opened.builder.found = [{ check: 'dead-link', cardId: 'head', about: '/nowhere' }]
    await open(opened, 'weekend')
    await press('Publish')
    const sheet = screen.getByRole('dialog', { name: 'Publish' })
    expect(await within(sheet).findByText('1 thing to look at')).toBeTruthy()
    const button = () => within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Publish' })
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Why it’s published' }), 'Because')
    expect(button().disabled).toBe(true)
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /I know about this/ }))
    await userEvent.click(button())
    expect(opened.builder.published).toMatchObject([{ why: 'Because', plannedAt: null }])
  })

  it('S022: plans a publication, calls it off, and puts a version back', async () => {
    const opened = host()
    const { builder } = await open(opened, 'weekend')
    await press('Publish')
    const sheet = screen.getByRole('dialog', { name: 'Publish' })
    await within(sheet).findByText('Nothing to mend')
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Why it’s published' }), 'Later')
    await userEvent.click(within(sheet).getByRole('radio', { name: 'At a time' }))
    await userEvent.click(within(sheet).getByRole('button', { name: 'Plan it' }))
    expect(opened.builder.published).toMatchObject([{ why: 'Later', publishedAt: null }])
    await press('Versions')
    const versions = screen.getByRole('dialog', { name: 'Versions' })
    expect(await within(versions).findByText('Later')).toBeTruthy()
    expect(within(versions).getByRole('button', { name: 'Call off' })).toBeTruthy()
    await userEvent.click(within(versions).getAllByRole('button', { name: 'Put this back' })[0]!)
    expect(builder.editor.document?.cards).toEqual([])
    await press('Undo')
    expect(builder.editor.document?.cards).toHaveLength(2)
  })

  it('S022: shows a conflict side by side, and what was chosen is saved', async () => {
    const opened = host()
    const { builder } = await open(opened, 'weekend')
    builder.editor.carryOut({ do: 'change', card: bar('head', 'Mine') })
    opened.builder.saveByBen(page(bar('head', 'Theirs'), bar('foot', 'Foot')))
    await act(async () => builder.editor.flush())
    const sheet = screen.getByRole('dialog', { name: 'Two of you changed the same thing' })
    expect(within(sheet).getByText(/^Ben saved before you/)).toBeTruthy()
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Use mine' }))
    await userEvent.click(within(sheet).getByRole('button', { name: 'Merge and save' }))
    expect(opened.builder.document.cards[0]).toMatchObject({ title: { en: 'Mine' } })
  })

  it('S022: a page without cards says how to begin, and the preview has a code', async () => {
    await open(host(page()), 'weekend')
    expect(screen.getByText('This page has no cards yet')).toBeTruthy()
    await press('Preview')
    const sheet = screen.getByRole('dialog', { name: 'Preview' })
    expect(within(sheet).getByRole('img', { name: 'Scan it with any phone' })).toBeTruthy()
    expect(within(sheet).getByRole('link', { name: 'Open the preview' }).getAttribute('href')).toBe('/preview/a-token')
  })

  it('S022: a card that this version cannot edit is moved and deleted alone', async () => {
    await open(host(page({ id: 'x', type: 'kept', kept: 'hologram' })), 'weekend')
    const card = screen.getByRole('region', { name: /hologram/ })
    expect(
      within(card)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')?.split(':')[0]),
    ).toEqual([...['Move', 'Select', 'Delete']])
  })
})
