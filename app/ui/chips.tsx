import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { afterPress } from '#app/after-press.ts'
import { Button } from './button.tsx'
import { Select, TextInput } from './field.tsx'
import { useRemovals } from './removals.tsx'

const CHIP_BUTTON =
  'grid size-9 shrink-0 place-items-center rounded-md hover:bg-edge/25 disabled:text-hairline disabled:hover:bg-transparent'

interface Chip {
  value: string
  label: string
}

/**
 * The chosen values, each with a remove button; the name of one shows the buttons that move it. Without JavaScript each is a ticked
 * checkbox, and what is not ticked is removed when the form is sent.
 */
function Chips({
  name,
  items,
  onRemove,
  onMove,
}: {
  name: string
  items: Chip[]
  onRemove: (value: string) => void
  onMove: (from: number, to: number) => void
}) {
  const [picked, pick] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  /** The button that moved a chip gets the focus again: its element was moved with it. */
  const pressed = useRef<'back' | 'on' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the chips change.
  useEffect(() => {
    if (!pressed.current) return
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? []
    const wanted = [...buttons].find((one) => one.dataset.move === pressed.current && !one.disabled)
    pressed.current = null
    ;(wanted ?? [...buttons].find((one) => !one.disabled))?.focus()
  }, [items])

  if (items.length === 0) return null
  return (
    <ul ref={list} className="flex flex-wrap gap-2">
      {items.map(({ value, label }, at) => {
        const move = (way: 'back' | 'on', Icon: typeof ArrowLeft, to: number, where: string) => (
          <button
            type="button"
            data-move={way}
            aria-label={`${label} naar ${where}`}
            disabled={to < 0 || to >= items.length}
            className={CHIP_BUTTON}
            onClick={() => {
              pressed.current = way
              onMove(at, to)
            }}
          >
            <Icon aria-hidden className="size-4" />
          </button>
        )
        return (
          <li
            key={value}
            className="flex max-w-full items-center rounded-md border border-hairline bg-shade font-medium"
          >
            <label className="hidden min-h-9 items-center gap-2 px-3 noscript:flex">
              <input
                type="checkbox"
                data-chip
                name={name}
                value={value}
                defaultChecked
                className="size-5 shrink-0 accent-ink"
              />
              <span className="min-w-0 wrap-anywhere">{label}</span>
            </label>
            {items.length > 1 ? (
              <button
                type="button"
                aria-expanded={picked === value}
                aria-label={`Verplaats ${label}`}
                className="min-h-9 min-w-0 rounded-md px-3 py-1.5 text-start wrap-anywhere noscript:hidden hover:bg-edge/25"
                onClick={() => pick(picked === value ? null : value)}
              >
                {label}
              </button>
            ) : (
              <span className="min-w-0 py-1.5 ps-3 wrap-anywhere noscript:hidden">{label}</span>
            )}
            {picked === value && items.length > 1 ? (
              <>
                {move('back', ArrowLeft, at - 1, 'voren')}
                {move('on', ArrowRight, at + 1, 'achteren')}
              </>
            ) : null}
            <button
              type="button"
              aria-label={`Verwijder ${label}`}
              className="grid size-9 shrink-0 place-items-center rounded-md noscript:hidden hover:bg-bad-wash hover:text-bad"
              onClick={() => onRemove(value)}
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface ListInput {
  name: string
  values: string[]
  onChange: (values: string[]) => void
  /** Announces additions and removals to screen readers. */
  addLabel: string
}

function useAnnouncement(): [ReactNode, (text: string) => void] {
  const [text, setText] = useState('')
  return [
    <span key="announcement" role="status" className="sr-only">
      {text}
    </span>,
    setText,
  ]
}

/** Brings back a value where it stood, and moves the focus to `control`: the pressed button goes. */
function useBringBack(
  { values, onChange }: Pick<ListInput, 'values' | 'onChange'>,
  announce: (text: string) => void,
  control: RefObject<HTMLElement | null>,
) {
  return useRemovals<string>(({ row, entry, title }) => {
    control.current?.focus()
    if (values.includes(entry)) return
    onChange(values.toSpliced(row, 0, entry))
    announce(`${title} staat weer in de lijst`)
  }, false)
}

function moved(
  { values, onChange }: Pick<ListInput, 'values' | 'onChange'>,
  announce: (text: string) => void,
  labelOf: (value: string) => string = (value) => value,
) {
  return (from: number, to: number) => {
    const value = values[from] as string
    onChange(values.toSpliced(from, 1).toSpliced(to, 0, value))
    announce(`${labelOf(value)} staat nu op plaats ${to + 1}`)
  }
}

/** A list of short texts: Enter, a comma or the button adds one, Backspace in the empty box removes the last one. */
export function TagList({ name, values, onChange, addLabel, placeholder }: ListInput & { placeholder?: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [announcement, announce] = useAnnouncement()
  const { keep, notice } = useBringBack({ values, onChange }, announce, input)

  function add() {
    const typed = (input.current?.value ?? '').split(',').map((entry) => entry.trim())
    const fresh = typed.filter((entry, index) => entry && !values.includes(entry) && typed.indexOf(entry) === index)
    if (input.current) input.current.value = ''
    if (fresh.length === 0) return
    onChange([...values, ...fresh])
    announce(`${fresh.join(', ')} toegevoegd`)
  }

  function remove(value: string) {
    keep({ row: values.indexOf(value), entry: value, title: value })
    onChange(values.filter((entry) => entry !== value))
    input.current?.focus()
  }

  const move = moved({ values, onChange }, announce)
  const chips = useMemo(() => values.map((value) => ({ value, label: value })), [values])
  return (
    <div className="grid grid-cols-1 gap-2">
      <Chips name={name} items={chips} onRemove={remove} onMove={move} />
      <div className="flex gap-2">
        <TextInput
          ref={input}
          name={name}
          placeholder={placeholder}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ',') {
              event.preventDefault()
              add()
            } else if (event.key === 'Backspace' && event.currentTarget.value === '' && values.length > 0) {
              remove(values.at(-1) as string)
            }
          }}
          onBlur={() => afterPress(add)}
        />
        <Button type="button" look="quiet" className="shrink-0" onClick={add}>
          {addLabel}
        </Button>
      </div>
      {notice}
      {announcement}
    </div>
  )
}

/** Chooses a few values out of a long list: a native select, so that typing a name finds it on every device. */
export function PickList({
  name,
  values,
  onChange,
  addLabel,
  options,
  placeholder,
}: ListInput & { options: { value: string; label: string }[]; placeholder: string }) {
  const [choice, setChoice] = useState('')
  const [announcement, announce] = useAnnouncement()
  const select = useRef<HTMLSelectElement>(null)
  const { keep, notice } = useBringBack({ values, onChange }, announce, select)
  const listId = useId()
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value

  function add() {
    if (!choice) return
    onChange([...values, choice])
    announce(`${labelOf(choice)} toegevoegd`)
    setChoice('')
  }

  function remove(value: string) {
    keep({ row: values.indexOf(value), entry: value, title: labelOf(value) })
    onChange(values.filter((entry) => entry !== value))
    select.current?.focus()
  }

  const move = moved({ values, onChange }, announce, labelOf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels of the options do not change.
  const chips = useMemo(() => values.map((value) => ({ value, label: labelOf(value) })), [values])
  return (
    <div className="grid grid-cols-1 gap-2" id={listId}>
      <Chips name={name} items={chips} onRemove={remove} onMove={move} />
      <div className="flex gap-2">
        <Select ref={select} name={name} value={choice} onChange={(event) => setChoice(event.currentTarget.value)}>
          <option value="">{placeholder}</option>
          {options
            .filter((option) => !values.includes(option.value))
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </Select>
        <Button type="button" look="quiet" className="shrink-0" onClick={add}>
          {addLabel}
        </Button>
      </div>
      {notice}
      {announcement}
    </div>
  )
}
