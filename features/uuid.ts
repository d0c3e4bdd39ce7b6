const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the database takes a text for an id; any other would be an error of its own. */
export const isUuid = (text: string): boolean => UUID.test(text)
