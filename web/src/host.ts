/** What the host of this server allows, as the page was told. */

/** Whether the maker of a room may allow more than the phrases. */
export const allowsFreeText = document.documentElement.dataset["words"] !== "phrases";
