import type { MouseEvent, RefObject, SyntheticEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBackToClose } from './overlay-history'

export interface Modal {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Props of the dialog element, which Escape and a tap outside close. */
  readonly element: {
    readonly ref: RefObject<HTMLDialogElement | null>
    readonly onCancel: (event: SyntheticEvent) => void
    readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
    readonly onClick: (event: MouseEvent) => void
  }
  /** Whether the dialog element must be rendered. */
  readonly isPresent: boolean
  /** Whether it is open, so that content that measures itself may be mounted. */
  readonly isShown: boolean
  /** Whether its closing animation is running. */
  readonly closing: boolean
}

let locks = 0

/** Locks the scroll of the page while something modal is open. */
function lockScroll(): () => void {
  const { style } = document.documentElement
  if (locks++ === 0) style.overflow = 'hidden'
  return () => {
    if (--locks === 0) style.overflow = ''
  }
}

// Some apps embed a browser older than our baseline, in which the element opens as a non-modal dialog.
function open(element: HTMLDialogElement): void {
  if (element.open) return
  if ('showModal' in element) element.showModal()
  else (element as Element).setAttribute('open', '')
}

function closeDialog(element: HTMLDialogElement): void {
  if ('close' in element) element.close()
  else (element as Element).removeAttribute('open')
}

/** Adds to the native dialog what it lacks: a closing animation, focus return, scroll lock, and 'back' to close. */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null)
  const [present, setPresent] = useState(isOpen)
  const [isShown, setShown] = useState(false)
  if (isOpen && !present) setPresent(true)
  useBackToClose(isOpen, onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!present || !element) return
    const previouslyFocused = document.activeElement
    const unlock = lockScroll()
    open(element)
    setShown(true)
    return () => {
      unlock()
      closeDialog(element)
      if (previouslyFocused instanceof HTMLElement && previouslyFocused.isConnected)
        previouslyFocused.focus({ preventScroll: true })
      setShown(false)
    }
  }, [present])

  useEffect(() => {
    const element = dialog.current
    if (isOpen || !present || !element) return
    let current = true
    // An endless animation inside never finishes, so it is not waited for.
    const animations = (element.getAnimations?.({ subtree: true }) ?? []).filter(
      (animation) => animation.effect?.getComputedTiming().endTime !== Infinity,
    )
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (current) setPresent(false)
    })
    return () => {
      current = false
    }
  }, [isOpen, present])

  const element = {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // Some browsers close a dialog on the second Escape even when that was prevented.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) =>
      event.target === event.currentTarget && !event.currentTarget.open && onClose(),
    onClick: (event: MouseEvent) => event.target === event.currentTarget && onClose(),
  }
  return { dialog, element, isPresent: present, isShown, closing: present && !isOpen }
}
