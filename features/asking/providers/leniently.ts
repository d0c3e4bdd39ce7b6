/** A list from an assistant: what is not as expected is left out, and the rest stays. */
import { z } from 'zod'

export const leniently = <Item>(item: z.ZodType<Item>) =>
  z.array(z.unknown()).transform((items) =>
    items.flatMap((one) => {
      const read = item.safeParse(one)
      return read.success ? [read.data] : []
    }),
  )
