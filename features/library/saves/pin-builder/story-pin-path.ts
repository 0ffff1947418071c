/** Where a story pin is made: which of the two addresses, a flag decides. */
export function storyPinPath(usesCreationTool: boolean): '/pin-creation-tool/' | '/idea-pin-builder/' {
  return usesCreationTool ? '/pin-creation-tool/' : '/idea-pin-builder/';
}
