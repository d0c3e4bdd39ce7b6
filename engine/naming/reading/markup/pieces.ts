/** A stretch of a text: of an answer as it was pasted, where nothing else is said. */
export interface Place {
  at: number
  end: number
}

/** A text that is put together from pieces of another, and knows where each of its characters came from. */
export class Pieces {
  length = 0
  readonly #pieces: string[] = []
  readonly #starts: number[] = []
  readonly #sources: number[] = []

  /** `from`: where the piece stands in the other text. A piece that does not stand there stands for what does. */
  add(piece: string, from: number): void {
    if (piece === '') return
    this.#starts.push(this.length)
    this.#sources.push(from)
    this.#pieces.push(piece)
    this.length += piece.length
  }

  /** The stretches of the other text, up to a place, that no piece stands for. The pieces were added in its order. */
  gaps(until: number): Place[] {
    const found: Place[] = []
    let from = 0
    for (let i = 0; i <= this.#sources.length; i++) {
      const at = this.#sources[i] ?? until
      if (at > from) found.push({ at: from, end: at })
      from = Math.min(at + (this.#pieces[i]?.length ?? 0), this.#sources[i + 1] ?? until)
    }
    return found
  }

  whole(): string {
    return this.#pieces.join('')
  }

  /** The place in the other text of a character of this one. */
  sourceOf(position: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#starts[middle]! <= position) low = middle
      else high = middle - 1
    }
    return this.#starts.length === 0 ? 0 : this.#sources[low]! + position - this.#starts[low]!
  }
}
